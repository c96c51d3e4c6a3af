import { testUuid } from '../../storage/storage.fixture.ts'
import { ID } from './content.fixture.ts'
import { body, type Row, rejects, shows, slugsOf } from './row.fixture.ts'
import { FILLED_VERSION, PREVIEW_TOKEN } from './served-delivery.fixture.ts'

const NULLS = ['sort_by_date', 'meta_data', 'release_id', 'default_full_slug', 'translated_slugs']
const EDITABLE = JSON.stringify(
  `<!--#storyblok#{"name": "teaser", "space": "1000", "uid": "uid-teaser", "id": "1001"}-->`,
)
  .replaceAll('<', '\\u003c')
  .replaceAll('>', '\\u003e')
const KEYS = [
  ...['name', 'created_at', 'published_at', 'updated_at', 'id', 'uuid', 'content', 'slug'],
  ...[
    'full_slug',
    'sort_by_date',
    'position',
    'tag_list',
    'is_startpage',
    'parent_id',
    'meta_data',
  ],
  ...['group_id', 'first_published_at', 'release_id', 'lang', 'path', 'alternates'],
  ...['default_full_slug', 'translated_slugs'],
]

/** Rows of `cdn/stories/{…}` (delivery-protocol#one-story), and of how stories are delivered. */
export const singleRows: readonly Row[] = [
  shows('single-body', 'stories/home', ({ body: all }) => Object.keys(Object(all)), [
    'story',
    'cv',
    'rels',
    'links',
  ]),
  shows('single-slug', 'stories/blog/apple', body('story', 'id'), ID.apple),
  shows('single-encoded-slug', 'stories/blog%2Fapple', body('story', 'id'), ID.apple),
  shows('single-startpage', 'stories/blog', body('story', 'full_slug'), 'blog/'),
  shows('single-startpage-slash', 'stories/blog/', body('story', 'full_slug'), 'blog/'),
  shows('single-id', 'stories/1003', body('story', 'full_slug'), 'blog/apple'),
  shows('single-id-slash', 'stories/1003/', body('story', 'full_slug'), 'blog/apple'),
  shows('single-numeric-slug', 'stories/404', body('story', 'full_slug'), '404'),
  shows('single-uuid', `stories/${testUuid(ID.apple)}?find_by=uuid`, body('story', 'id'), ID.apple),
  shows('single-uuid-alone', `stories/${testUuid(ID.apple)}`, body('story', 'id'), ID.apple),
  shows(
    'single-uuid-slash',
    `stories/${testUuid(ID.apple)}/?find_by=uuid`,
    body('story', 'id'),
    ID.apple,
  ),
  rejects(
    'single-find-by-other',
    'stories/home?find_by=name',
    400,
    'Parameter find_by is "name"; expected one of uuid',
  ),
  shows('single-unpublished', 'stories/secret', body(), ['This record could not be found'], {
    status: 404,
  }),
  shows('single-folder', 'stories/news', body(), ['This record could not be found'], {
    status: 404,
  }),
  shows('single-content-type', 'stories/home?content_type=page', body('story', 'id'), ID.home),
  shows(
    'single-other-content-type',
    'stories/home?content_type=article',
    body(),
    ['This record could not be found'],
    { status: 404 },
  ),

  shows('envelope-keys', 'stories/home', ({ body: all }) => Object.keys(Object(all).story), KEYS),
  shows(
    'envelope-nulls',
    'stories/home',
    ({ body: all }) => NULLS.map((key) => Object(all).story[key]),
    [null, null, null, null, null],
  ),
  shows(
    'envelope-startpage',
    'stories/blog',
    ({ body: all }) => [Object(all).story.slug, Object(all).story.is_startpage],
    ['blog', true],
  ),
  shows(
    'envelope-alternates',
    'stories/home',
    body('story', 'alternates', 0, 'full_slug'),
    'people/ann',
  ),
  shows('envelope-lang', 'stories/home', body('story', 'lang'), 'default'),
  shows(
    'content-asset-host',
    'stories/home',
    body('story', 'content', 'image', 'filename'),
    'http://files.example:3003/f/1/2x2/ab/x.png',
  ),
  shows(
    'content-asset-host-bare',
    'stories/home',
    body('story', 'content', 'old_image'),
    '//files.example:3003/f/1/2x2/ab/y.png',
  ),
  shows(
    'content-other-hosts',
    'stories/home',
    body('story', 'content', 'foreign'),
    'https://assets.example.org/z.png',
  ),
  shows(
    'content-editable',
    'stories/home?version=draft',
    ({ text }) => text.includes(EDITABLE),
    true,
    { token: PREVIEW_TOKEN },
  ),
  shows(
    'content-editable-last',
    'stories/home?version=draft',
    ({ body: all }) => Object.keys(Object(all).story.content).at(-1),
    '_editable',
    { token: PREVIEW_TOKEN },
  ),
  shows('content-not-editable', 'stories/home', ({ text }) => text.includes('_editable'), false),

  shows(
    'excluding-fields',
    'stories/home?excluding_fields=title,body',
    ({ body: all }) => ['title', 'body', 'lead'].map((key) => key in Object(all).story.content),
    [false, false, true],
  ),
  shows(
    'excluding-fields-language',
    'stories/home?excluding_fields=title,body&language=de&fallback_lang=es-co',
    ({ body: all }) => ['title', 'body', 'lead'].map((key) => key in Object(all).story.content),
    [false, false, true],
  ),
  shows(
    'excluding-story-fields',
    'stories/home?excluding_story_fields=alternates,path,name',
    ({ body: all }) => ['alternates', 'path', 'name'].map((key) => key in Object(all).story),
    [false, false, true],
  ),
  shows(
    'excluding-fields-list',
    'stories?by_ids=1001&excluding_fields=title',
    ({ body: all }) => 'title' in Object(all).stories[0].content,
    false,
  ),
  shows('cv-of-single', 'stories/home', body('cv'), FILLED_VERSION),
  shows(
    'language-value',
    'stories/home?language=de',
    body('story', 'content', 'title'),
    'Startseite',
  ),
  shows('language-lang', 'stories/home?language=de', body('story', 'lang'), 'de'),
  shows('language-full-slug', 'stories/home?language=de', body('story', 'full_slug'), 'de/home'),
  shows('language-slug-back', 'stories/de/home?language=de', body('story', 'id'), ID.home),
  shows(
    'language-untranslated',
    'stories/home?language=de',
    body('story', 'content', 'lead'),
    'Lead',
  ),
  shows(
    'language-fallback',
    'stories/home?language=de&fallback_lang=es-co',
    body('story', 'content', 'lead'),
    'Entrada',
  ),
  shows(
    'language-siblings',
    'stories/home?language=de',
    ({ body: all }) =>
      ['title__i18n__de', 'lead__i18n__es_co'].map((key) => key in Object(all).story.content),
    [false, true],
  ),
  shows(
    'language-siblings-default',
    'stories/home',
    body('story', 'content', 'title__i18n__de'),
    'Startseite',
  ),
  shows('language-default', 'stories/home?language=default', body('story', 'full_slug'), 'home'),
  shows(
    'language-unknown',
    'stories/home?language=fr',
    ({ body: all }) => [Object(all).story.lang, Object(all).story.full_slug],
    ['default', 'home'],
  ),
  shows(
    'language-underscore',
    'stories/home?language=es_co',
    ({ body: all }) => [Object(all).story.lang, Object(all).story.content.lead],
    ['es-co', 'Entrada'],
  ),
  shows(
    'language-fallback-underscore',
    'stories/home?language=de&fallback_lang=es_co',
    body('story', 'content', 'lead'),
    'Entrada',
  ),
  shows('language-list', 'stories?by_ids=1001&language=de', slugsOf, ['de/home']),
  shows('language-starts-with', 'stories?starts_with=de/blog/a&language=de', slugsOf, [
    'de/blog/apple',
  ]),
  shows('language-starts-with-stored', 'stories?starts_with=blog/a&language=de', slugsOf, [
    'de/blog/apple',
  ]),
  shows('language-by-slugs', 'stories?by_slugs=de/home,blog/apple,de/news/*&language=de', slugsOf, [
    'de/home',
    'de/blog/apple',
    'de/news/cherry',
  ]),
  shows(
    'language-excluding-slugs',
    'stories?content_type=article&excluding_slugs=de/blog/*&language=de',
    slugsOf,
    ['de/news/cherry'],
  ),
  shows('language-not-asked', 'stories?by_slugs=de/home', slugsOf, []),
]
