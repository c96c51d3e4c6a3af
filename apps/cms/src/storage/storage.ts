import type { BundledContent } from '@prospectus/content/seed/bundled-content'
import { findDuplicateFile, findRecordedDuplicateFile } from '../assets/duplicate-file.ts'
import { asset, assets, assetUses, decorativePaths, hasAsset } from '../assets/stored-asset.ts'
import { type Change, changeContent } from '../database/change.ts'
import type { OpenDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { findDatasourceEntry } from '../datasources/datasources.ts'
import { listComponentVersions, listStoredComponents } from '../definitions/components.ts'
import { listFolders } from '../definitions/folders.ts'
import { listInternalTags } from '../definitions/internal-tags.ts'
import { listPresets } from '../definitions/presets.ts'
import { confirmLead, lead, releaseLead, unsubscribeLead } from '../leads/change-lead.ts'
import { eraseLeadsBefore, truncateWriteAheadLog } from '../leads/erase-leads.ts'
import { allLeads, countLeads, leads } from '../leads/find-leads.ts'
import { storeSubmission } from '../leads/store-submission.ts'
import { createLinkQueries } from '../links/link-queries.ts'
import { listLinkingStories } from '../links/linked-from.ts'
import { type MailLink, sendMail } from '../mail/mail.ts'
import { mailChannel } from '../mail/mail-channel.ts'
import { listNodes, markNodeStopped, registerNode, removeNode, reportNode } from '../nodes/nodes.ts'
import { type SharedSecrets, storeSecretDigests } from '../nodes/secret-digests.ts'
import type { NodeDescription } from '../nodes/this-node.ts'
import {
  listDeliveries,
  listLeadMessages,
  readBacklog,
  replayDelivery,
} from '../outbox/deliveries.ts'
import { setReceivers } from '../outbox/receivers.ts'
import { createSender, type Sender, type SenderOptions } from '../outbox/sender.ts'
import { type AuditRecord, listAuditEntries, writeAudit } from '../people/audit.ts'
import { createPeople, type PeopleOptions } from '../people/people.ts'
import { countParkedWork, resumeParked } from '../plans/parked.ts'
import { executeNextPlan, findPlan, listPlans } from '../plans/plans.ts'
import { listRedirects } from '../queries/redirects.ts'
import { listEntries, readStoryTree } from '../queries/story-entries.ts'
import {
  findLikelyPages,
  listMissingPaths,
  setMissingPathDismissed,
} from '../reports/missing-paths.ts'
import { listSearches } from '../reports/searches.ts'
import { deleteReportsBefore, storeReport } from '../reports/store-report.ts'
import type { Seal } from '../seal.ts'
import { importContent, isEmpty } from '../seed-import/import-content.ts'
import { mergeContent } from '../seed-import/merge-content.ts'
import type { MailSettings } from '../settings.ts'
import { readBrand, storeBrand } from '../space/brand.ts'
import { listDeletions } from '../stories/delete-story.ts'
import { storyWithDraft } from '../stories/story-with-draft.ts'
import { thinVersions } from '../stories/thin-versions.ts'
import { findVersion, listVersions } from '../stories/versions.ts'
import { recordHeartbeat, removePresence } from '../teamwork/presence.ts'
import { listReviews } from '../teamwork/reviews.ts'
import { findShare, listShares } from '../teamwork/shares.ts'
import { createToken, deleteToken, listTokens, replaceOperatorTokens } from '../tokens/tokens.ts'
import { leadChannel, type PostOptions, webhookChannel } from '../webhooks/webhook-channels.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  replaceOperatorWebhooks,
} from '../webhooks/webhooks.ts'
import { bind, bindWithTime, createReadStorage } from './read-storage.ts'

/** All functions of the content system, bound to its database. */
export interface Storage extends Awaited<ReturnType<typeof openStorage>> {}

/**
 * Runs `work` as one change of the content, rolled back if it throws. Changes of all processes queue. A change of
 * published content raises the space's version to the time in seconds, or at least by one.
 * @param args further arguments of `work`: `change(publishStory, id)`
 */
export type MakeChange = <Args extends readonly unknown[], Result>(
  work: (change: Change, ...args: Args) => Promise<Result>,
  ...args: Args
) => Promise<Result>

/** Opens and migrates the database at `url` (`file:` and a path, or `postgres://…`). Rejects when it cannot. */
export async function openStorage(
  url: string,
  { now = () => new Date() }: { readonly now?: () => Date } = {},
) {
  const listeners: (() => void)[] = []
  const onChange = () => {
    for (const listener of listeners) listener()
  }
  const database = { ...(await openDatabase(url)), onChange }
  const close = () => database.db.destroy()
  try {
    await database.runExclusively(() => migrate(database))
  } catch (error) {
    await close()
    throw error
  }

  const change: MakeChange = (work, ...args) =>
    changeContent(database, now(), (change) => work(change, ...args))
  return {
    ...createReadStorage(database),
    close,
    change,
    ...bindWithTime(database, now, { importContent }),
    ...bind(database, { isEmpty, readBrand, storeBrand }),
    mergeContent: (content: BundledContent, options: { readonly deletesOthers: boolean }) =>
      change(mergeContent, content, options),

    ...bind(database, {
      storyWithDraft,
      findVersion,
      listVersions,
      listDeletions,
      listEntries,
      listRedirects,
      readStoryTree,
    }),
    ...bind(database, { findDatasourceEntry, findPlan, listPlans, countParkedWork, resumeParked }),
    ...bindWithTime(database, now, { thinVersions, executeNextPlan }),
    ...bind(database, {
      asset,
      assets,
      hasAsset,
      findDuplicateFile,
      findRecordedDuplicateFile,
      assetUses,
      decorativePaths,
    }),
    ...bind(database, {
      listStoredComponents,
      listComponentVersions,
      listFolders,
      listPresets,
      listInternalTags,
    }),

    ...bind(database, { listLinkingStories, listReviews, removePresence }),
    ...bindWithTime(database, now, { listShares, findShare, recordHeartbeat }),
    linkQueries: createLinkQueries(database),

    ...bind(database, { leads, lead, allLeads, eraseLeadsBefore, truncateWriteAheadLog }),
    ...bindWithTime(database, now, { storeSubmission, releaseLead, confirmLead, unsubscribeLead }),
    ...bind(database, { countLeads, listLeadMessages }),

    ...bind(database, { deleteReportsBefore, listMissingPaths, findLikelyPages, listSearches }),
    ...bind(database, { setMissingPathDismissed }),
    ...bindWithTime(database, now, { storeReport }),

    ...bind(database, { listWebhooks, deleteWebhook, listDeliveries, readBacklog }),
    ...bindWithTime(database, now, { createWebhook, changeWebhook, replaceOperatorWebhooks }),
    ...bindWithTime(database, now, { replayDelivery, setReceivers, sendMail }),
    /** Sends messages when they are due, and right after every change, until it is stopped. */
    startSending: (options: SendingOptions) => {
      const sender = startSending(database, now, options)
      listeners.push(sender.wake)
      return sender
    },

    registerNode: (self: NodeDescription, secrets: SharedSecrets) =>
      registerNode(database, self, secrets, now),
    reportNode: (self: NodeDescription) => reportNode(database, self, now),
    listNodes: () => listNodes(database, now),
    ...bind(database, { removeNode }),
    ...bindWithTime(database, now, { markNodeStopped, storeSecretDigests }),

    people: (options: PeopleOptions) => createPeople(database, now, options),
    ...bind(database, { listAuditEntries }),
    /** Records an action that does not change content. */
    recordAudit: (record: AuditRecord) => writeAudit(database, record, now().toISOString()),
    ...bind(database, { listTokens, deleteToken, replaceOperatorTokens }),
    ...bindWithTime(database, now, { createToken }),
  }
}

interface SendingOptions extends Pick<SenderOptions, 'log'>, PostOptions {
  /** Signs requests to the operator's webhooks. */
  readonly operatorSecret: string | undefined
  readonly seal: Seal | undefined
  readonly crmSecret?: string | undefined
  /** If undefined, no mail is sent. */
  readonly mail?:
    | { readonly server: MailSettings; readonly addressOf: (link: MailLink) => string }
    | undefined
}

function startSending(
  database: OpenDatabase,
  now: () => Date,
  { log, mail, ...options }: SendingOptions,
): Sender {
  const channels = {
    content: webhookChannel(options, options),
    leads: leadChannel(options.crmSecret, options),
    ...(mail !== undefined && { mail: mailChannel(mail.server, mail.addressOf) }),
  }
  return createSender({ database, log, channels, now })
}
