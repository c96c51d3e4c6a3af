/** Events of the roles' logs, with meaning and next step. Keys are stable. `npm run fix` writes the guide's table. */
export const LOG_EVENTS = {
  'asset.read_failed':
    'An uploaded file could not be read from its store; the client got status 503. Check ASSET_STORE and its keys.',
  'asset.type_mismatch':
    'A file is not served, because its bytes do not match its extension. Upload it again.',
  'assets.bundled_unreadable':
    'The files of the seed content could not be read. Check CONTENT_DIR.',
  'assets.cache_full':
    'The file cache is full. The remaining files, counted under `notFetched`, are fetched on request. Nothing to do.',
  'assets.fetch_failed':
    'The asset host sent an error, or an unusable file. The file is requested again; if this recurs, check the file there.',
  'assets.host_recovered': 'The asset host responds again. Nothing to do.',
  'assets.host_refused':
    'The asset host rejected or redirected a request for a file. Check the file there.',
  'assets.host_unreachable':
    'The asset host cannot be reached. Files fetched before are served. If this lasts, check ASSET_HOST.',
  'assets.list_failed':
    'The files of the stories could not be listed, so some are only fetched on request. The next content change retries it; if this recurs, report the error.',
  'assets.prefetch_failed':
    'A file could not be fetched in advance. It is requested again; if this recurs, report the error.',
  'assets.prefetched':
    'Fetching files in advance ended for now. Those that failed, counted under `toRetry`, are retried. Nothing to do.',
  'assets.removed':
    'A file was deleted at its host. Links to it return 404: remove them, or upload the file again.',
  'assets.store_failed': 'The file cache could not be updated. Check the disk of DATA_DIR.',
  'cdn.purge_failed':
    'The CDN did not accept a purge, so visitors may see old pages. It is retried; check CDN_ID and CDN_TOKEN.',
  'cdn.purged': 'Changed pages were purged from the CDN. Nothing to do.',
  'cdn.recovered': 'The CDN accepts purges again. Nothing to do.',
  'clock.recovered': 'The clock agrees with the database’s again. Nothing to do.',
  'clock.skewed':
    'The clock differs from the database’s by over 5 s, so schedules may run early or late. Check NTP on both.',
  'content.bundled_unreadable': 'The seed content could not be read. Check CONTENT_DIR.',
  'content.imported': 'An empty database was filled with the seed content. Nothing to do.',
  'content.sync.applied': 'Published content was updated. Nothing to do.',
  'content.sync.empty': 'Nothing is published yet. Publish a page in the editor.',
  'content.sync.failed':
    'Content cannot be updated; the last good content stays, and the update is retried. See the reason; if it lasts, check CONTENT_API_URL and CONTENT_TOKEN.',
  'content.sync.held_back':
    'Many stories, or all entries of a data source, are missing at once, and are kept for now. If they are meant to go, touch the file whose path is in `accept`. Otherwise stories go after five minutes; entries of a data source stay.',
  'content.sync.loaded': 'All content was loaded. Nothing to do.',
  'content.sync.loading':
    'All content is being loaded; this is logged after each tenth of it, but not more often than every 1,000 stories. Nothing to do.',
  'content.sync.off':
    'CONTENT_TOKEN is not set, so the site does not show what editors publish. Set it, unless that is intended.',
  'content.sync.recovered': 'Content can be updated again. Nothing to do.',
  'content.sync.rejected':
    'Invalid content was not applied; the site keeps what it had. Correct the stories that the entry names.',
  'content.sync.story_invalid':
    'One story has an unexpected shape; its last good version stays online. Correct the story that the error names.',
  'content.types_unread':
    'A story of an unknown type could not be read, so its type is not logged. Check the disk of DATA_DIR.',
  'content.unknown_type':
    'Stories of this type get no page. Map the type with CONTENT_MAPPING, or ignore this.',
  'database.failed':
    'The database is unusable, so requests fail; the entry has the reason. Check the database and DATABASE_URL.',
  'database.recovered': 'The database is usable again. Nothing to do.',
  'delivery.failed':
    'A request to the delivery API failed. Check the database; if it responds, report the error.',
  'disk.full': 'The disk is full: content can be read but not changed. Make room.',
  'disk.recovered': 'The disk has room again. Nothing to do.',
  'dictionary.render_failed':
    'Pages are sent without a compression dictionary: they are larger, and visitors notice nothing. Report the error.',
  'form.lookup_failed': 'A form could not be shown or submitted. Check the database.',
  'form.store_failed':
    'A submission could not be stored; the visitor was asked to try again. Check the database.',
  'hook.other_space': 'A webhook came from another space and was ignored. Check CONTENT_SPACE_ID.',
  'hook.rejected':
    'A webhook was unsigned or malformed, and had no effect. If the content system sent it, do what the error says, and check WEBHOOK_SECRET.',
  'leads.expired': 'Old leads were erased as configured. Nothing to do.',
  'mail.off':
    'SMTP_URL is not set, so no mail is sent; leads are stored anyway. To send mail, set it.',
  'mailing_list.failed':
    'A mailing-list page failed; the visitor was asked to try again later. Check the database.',
  'management.failed':
    'A request to the management API failed. With status 503, do what the error says; with 500, report it.',
  'metrics.failed':
    'The metrics could not be collected for a request, which got status 500. Report the error.',
  'outbox.given_up':
    'A receiver did not accept a message, which is not sent again. Correct the receiver under `target`, and pass the message on by hand.',
  'outbox.lookup_failed':
    'The outbox could not be read, or its old messages could not be deleted. Check the database.',
  'outbox.receiver_failed':
    'Sending to a receiver stopped with an unexpected error and is retried. If this recurs, report the error.',
  'outbox.recovered': 'A receiver accepts messages again. Nothing to do.',
  'outbox.unreachable':
    'A receiver did not accept a message or could not be reached. The message is sent again.',
  'page.compress_failed':
    'A cached response could not be compressed further and is sent larger than necessary; visitors notice nothing. If this recurs, report the error.',
  'page.parts_left_out':
    'Parts of a page are left out. If the reason is the content, correct the block that the entry names; with an error, report it.',
  'page.render_failed':
    'A page could not be rendered; its last good version or an error page is sent. Report the error.',
  'picture.convert_failed': 'A picture could not be converted. Upload it again.',
  'pictures.cache_failed':
    'Converted pictures could not be read or stored, and are converted again. Check the disk of DATA_DIR.',
  'preview.draft_failed':
    'A draft could not be fetched; its published page is shown, if there is one. See the error, and check that the content system at CONTENT_API_URL responds.',
  'preview.links_failed':
    'The links of the space could not be fetched, so the preview’s sitemap lists only published pages for now. See the error, and check that the content system at CONTENT_API_URL responds.',
  'preview.links_invalid':
    'The content system sent links that cannot be read; the preview’s sitemap leaves them out. Check what is at CONTENT_API_URL.',
  'preview.no_token':
    'CONTENT_PREVIEW_TOKEN is not set, so the preview shows no drafts. Set it to show them.',
  'preview.render_failed': 'An unsaved story could not be rendered. Report the error.',
  'preview.unverified':
    'The signature of a preview request is old or wrong. Open the page again from the editor; if that does not help, check CONTENT_PREVIEW_TOKEN and CONTENT_SPACE_ID.',
  'receivers.differ':
    'Content systems have different receivers. Give all of them the same settings.',
  'redirect.invalid':
    'The redirect at `path` leads nowhere; visitors get the not-found page. Correct its story.',
  'reports.expire_failed': 'Old visit reports could not be deleted. Check the database.',
  'reports.refused':
    'The content system rejected a visit report, whose counts are lost. Check REPORTS_URL and WEBHOOK_SECRET.',
  'reports.rejected':
    'A visit report was unsigned or malformed, and was not counted. If a site of yours sent it, check WEBHOOK_SECRET on both.',
  'reports.send_failed':
    'A visit report could not be sent, and is sent again. If this lasts, check REPORTS_URL.',
  request: 'One request, with ACCESS_LOG on. Nothing to do.',
  'request.aborted': 'A client closed its connection early. Nothing to do.',
  'request.failed':
    'An unexpected error ended a request. With status 503, do what the error says; with 500, report it.',
  'request.rejected': 'A request was malformed. Nothing to do.',
  'restore.parked':
    'Webhooks, messages or plans of a restored backup are held back: not sent, and not carried out. To resume them, run: npm run content -- parked resume.',
  'retention.failed':
    'Old leads or versions could not be deleted; this is retried. Check the database.',
  'schedule.done': 'A release or schedule was carried out. Nothing to do.',
  'schedule.failed':
    'A release or schedule could not be carried out and is not retried. Correct what `problem` says, then publish or unpublish by hand.',
  'schedule.lookup_failed':
    'Due releases and schedules could not be carried out; they are retried. Check the database.',
  'settings.store_failed':
    'Tokens and webhooks from the settings could not be written to the database; this is retried. Check the database.',
  'sign_in.failed':
    'Signing in or out may have failed. See the reason; if it is about the issuer, check the OIDC settings.',
  'snapshot.build_failed':
    'The seed content could not be prepared for the site; content stored earlier is used, if there is any. See the reason, and check the seed content and the disk of DATA_DIR.',
  'snapshot.change_rejected':
    'A stored change of the content is damaged. It and later ones are fetched again; if this recurs, check the disk of DATA_DIR.',
  'snapshot.empty':
    'There is no content yet: pages return 404 if nothing is published, and 503 until that is known. Publish a page in the editor; if published pages do not appear, check CONTENT_API_URL and CONTENT_TOKEN.',
  'snapshot.opened': 'The site has its content. Nothing to do.',
  'snapshot.origin_failed':
    'It could not be recorded that the stored content is up to date. Nothing is lost, but after a restart all content is compared again. Check the disk of DATA_DIR.',
  'snapshot.persist_failed':
    'A change could not be written to disk. It is shown now, and fetched again after a restart. Check the disk of DATA_DIR.',
  'snapshot.rebuild_failed':
    'The stored content could not be combined with its later changes; both stay in use. If this recurs, restart the site and report the error.',
  'snapshot.rejected':
    'The stored content could not be opened, and is loaded again. If this recurs, check the disk of DATA_DIR.',
  'snapshot.stories_skipped':
    'Further stories, which are not named, cannot be used. Correct the named ones first.',
  'snapshot.story_skipped':
    'A story cannot be used; its last good version shows, or none. Correct it.',
  'social_images.read_failed':
    'Social images that were drawn earlier could not be read, and are drawn again. Check the disk of DATA_DIR.',
  'social_images.store_failed':
    'A social image could not be stored, and is drawn again when it is next requested. Check the disk of DATA_DIR.',
  'suggestions.failed':
    'A search for suggestions failed; the visitor got suggestions without its results. Report the error.',
  'versions.thinned':
    'Old saves of stories were deleted as planned; those that were published stay. Nothing to do.',
} as const

export type LogEvent = keyof typeof LOG_EVENTS
