import { ensureBuilt } from './run/ensure-built.ts'
import { ensureChromium } from './testing/ensure-chromium.ts'
import { ensurePostgres } from './testing/ensure-postgres.ts'
import { ensurePromtool } from './testing/ensure-promtool.ts'
import { runVitest } from './testing/run-vitest.ts'

/** Checks too long for `npm test`, with the share that it runs. `SEED=…` chooses mutants. */
const PARTS = [
  {
    spec: 'hostile-content',
    whole: '10,000 mutants of real stories',
    share: '40 of them',
  },
  {
    spec: 'catalogue/src/',
    whole: 'searches and changes of 60 to 200 catalogues drawn at random, against the rules',
    share: '20 to 60 of them',
  },
  {
    spec: 'stories-endpoint',
    whole: 'what 300 views of catalogues drawn at random select',
    share: '80 of them',
  },
  {
    spec: 'reading/tolerance',
    whole: '300 stories with a value exchanged',
    share: '100 of them',
  },
  {
    spec: 'rich-text-document',
    whole: 'every bundled text, and 400 drawn at random, saved as it was read',
    share: 'those of every eighth story, and 200',
  },
  {
    spec: 'routes.spec',
    whole: 'every named route and every story, loaded and examined by axe at four widths',
    share:
      'every 50th named route and one story of the first section, resized to four widths, examined at one; of the others that they answer with one h1',
  },
  {
    spec: 'blocks/examples.test',
    whole: 'every example of every block in each theme, as HTML',
    share: 'every example in its first theme; the first of each block in all',
  },
  {
    spec: 'gallery.spec',
    whole: 'every example of every block in each theme at each of four widths',
    share:
      'every example in dark fits 390 px; the usual one of each block comes to work and is examined by axe; its texts over pictures have a ground of their own (texts-on-pictures)',
  },
  {
    spec: 'gallery-matrix.spec',
    whole: 'the same in each state: closed, open, active (docs/guides/accessibility.md)',
    share: 'none',
  },
  {
    spec: 'keyboard-walk.spec',
    whole: 'every control of every example by keyboard, and the keys of each pattern',
    share:
      'those of the usual example of four blocks; the keys in the files of the patterns: reading, carousel, contents-list, films, pdf-reader',
  },
  {
    spec: 'modes.spec',
    whole: 'every example in forced colours, enlarged, without script, without motion',
    share:
      'the usual examples, at 390 px, right to left at 1440 px too; in forced colours those of four blocks; text at 400 % as a window of 320 px',
  },
  {
    spec: 'site-face.spec',
    whole:
      'the lines of every heading of the catalogue before and after the font has come; what moves on a page of each layout; letters and blanks of the font',
    share: 'the lines of two pages; what moves on one; the blank after one letter',
  },
  {
    spec: 'kills.integration',
    whole:
      '1,000 kills of the content system on each database, inside changes and inside submissions (KILLS=… for another number)',
    share:
      'none; no change is stored in part (database-errors), and an outbox that another process left is sent (webhooks)',
  },
  {
    spec: 'apps/cms/src',
    whole:
      'the guide of the official command line, step by step; every test of the content system on SQLite and on PostgreSQL; four that start at once',
    share: 'PostgreSQL where it is asked otherwise than SQLite (onBothDatabases); two that start',
  },
  {
    spec: 'crawl.spec',
    whole: 'every link, form, frame and recording of every page is asked for',
    share: 'those of one page of each kind that has a form, frame, player or document',
  },
  {
    spec: 'release/release',
    whole: 'a release that is made twice has the same bytes',
    share: 'one, which serves, is backed up and restored',
  },
  {
    spec: 'publishes-while-read',
    whole:
      '1,000 publishes while 50 clients read (PUBLISHES=…, READERS=…), and whether memory grows',
    share: '8 while 5 read',
  },
  {
    spec: 'editor/src/document',
    whole: '10,000 sessions of one and of two editors on one story, drawn at random',
    share: '300 of each',
  },
  {
    spec: 'editor/src/saving',
    whole:
      '10,000 sessions with cut networks, lost answers and crashes, of one and of two editors; one edit of every bundled story',
    share: '150 of each; every eighth story',
  },
  {
    spec: 'hostile-texts',
    whole: 'every text that could run a script in every field of every block, everywhere',
    share: 'none; examples.test.tsx renders markup in the texts of each block without a browser',
  },
  {
    spec: 'editor/e2e/every-view',
    whole: 'what is cut off in every view of the editor, and what axe finds there',
    share: 'the words of every third view; the story and its dialog for publishing',
  },
  {
    spec: 'editor/e2e/journey',
    whole: 'an editor’s whole work by keyboard alone, and by mouse',
    share: 'none; each of its steps in the other files of the editor',
  },
  {
    spec: 'tools/chaos',
    whole:
      'three rounds of all that can go wrong, 20,000 fuzzed requests (more with npm run chaos)',
    share: 'none',
  },
  {
    spec: 'texts-on-pictures',
    whole: 'the ground of every text over a picture at 390 and 1440 px',
    share: '1440 px',
  },
  {
    spec: 'old-node',
    whole: 'a bare clone starts on Node 18.20, 20.11 and 22.11, each with its own npm',
    share: 'none',
  },
  {
    spec: 'brand-alone',
    whole: 'checks and unit tests of the product with a new brand and no other',
    share: 'what the command makes passes the content lint (create-brand.integration.test.ts)',
  },
  {
    spec: 'pressed-at-once',
    whole: 'what is pressed at once on a slow machine, by mouse and by keyboard',
    share: 'the search box; a filter chosen before the script is there (resources-visitor)',
  },
  {
    spec: 'script-at-load',
    whole: 'the script that each layout loads before a visitor does anything, at 390 and 1440 px',
    share: 'three pages at 1440 px',
  },
  {
    spec: 'pruned-styles',
    whole: 'what pages in seven states lack of the whole style sheet',
    share: 'two of them',
  },
  {
    spec: 'block-widths',
    whole: 'films, contents lists and control towers at three widths or more',
    share: '390 px; control towers at 1100 px too',
  },
  {
    spec: 'tables-phone',
    whole: 'the columns of every page with a wide table on a phone',
    share: 'those of every fourth',
  },
  {
    spec: 'cut-words',
    whole: 'rows of steps at four widths, the sitemap at three; names of customers',
    share: 'steps at 1440 px, the sitemap at 390 px',
  },
  {
    spec: 'pdf-reader',
    whole:
      'the reader at three widths, in each of its examples, examined by axe; rare documents and fonts; each way in which a file cannot be read, and while it loads',
    share:
      'the reader at work at one width, by button and by keyboard; what is no PDF, and what is gone; its usual example, examined by axe at 390 px (gallery)',
  },
  {
    spec: 'resources-visitor',
    whole:
      'the resources centre at four widths in every state, examined by axe; five addresses with and without script and token; in German; printed; each first move of a visitor',
    share:
      '320 px, axe after a failed call; one address with a filter and a page; German lists without a browser (resources-centre.test, german-pages)',
  },
  {
    spec: 'site/e2e/resources',
    whole:
      'Back and Forward in a list of resources, pressed at any time; places and addresses that changes leave; pages that there are not; each kind of failed call',
    share:
      'one press taken back, one that fails; the rest without a browser (resources-centre.history.test.ts, .list.test.ts, .stories.test.ts, .test.tsx)',
  },
  {
    spec: 'site/e2e/development',
    whole: 'whatever is saved while npm run dev runs',
    share:
      'a sheet, a block, a fault of a block; the editor and a sheet of it; what a fault says without a browser (error-message.test.ts, story-problems.test.ts)',
  },
  {
    spec: 'editor/e2e/newcomer',
    whole: 'a newcomer’s change from a click on a heading to the public page',
    share: 'first-run, editor and phone publish a changed heading; page-work clicks in the preview',
  },
  {
    spec: 'search-page',
    whole:
      'every state of the search page at 320 and 1440 px, examined by axe; its form with script, its links without; a low window',
    share: '320 px; axe on a tab of results and where there are none; a search without script',
  },
  {
    spec: 'search-box-list',
    whole:
      'the list of suggestions in four windows; names and axe at 320 and 1440 px, with an active option; forced colours',
    share: 'a window at 400 % zoom; axe at 320 px',
  },
  {
    spec: 'embeds.spec',
    whole:
      'a form that cannot be reached, for each of four reasons; examined by axe at three widths; heights that count or not; 10,000 messages',
    share:
      'one reason; a height applied, 400 messages; which heights and senders count without a browser (frame-height.test.ts, frame-message.test.ts)',
  },
  {
    spec: 'consent.spec',
    whole:
      'the question about cookies at three widths, examined by axe; answered at once on a slow machine',
    share: '390 px',
  },
  {
    spec: 'hosted-forms',
    whole:
      'a form in each theme, examined by axe; level with each other, without storage, with a text too long; its thank-you page with script',
    share:
      'one form with its errors, examined by axe; without script; too long a text without a browser (check-answers.test.ts)',
  },
  {
    spec: 'framed-tools',
    whole:
      'each tool in each theme, examined by axe; in forced colours; the assessment without script and on a phone; a job opening',
    share:
      'dark; one of them in its page; the rest without a browser (assessment-routes, openings)',
  },
  {
    spec: 'e2e/levelling',
    whole: 'hours moved in each way, and shared',
    share: 'by mouse and by keyboard; the rest without a browser (levelling-mover, -address)',
  },
  {
    spec: 'live-preview',
    whole:
      'one of every kind of block is added to a previewed page and comes to work; forty keystrokes at once; links and forms; what an island shows anew',
    share:
      'a heading, what a visitor has done to the page (live-preview), every block by hand (editor/e2e/all-blocks); requests and addresses without a browser (latest-only.test.ts, preview-query.test.ts)',
  },
  {
    spec: 'dark-content-system',
    whole: 'a site behind a content system that answers in eight wrong ways',
    share:
      'none; packages/catalogue/src/sync and the client of the protocol meet them without processes',
  },
  {
    spec: 'plain-brand',
    whole: 'the unit tests and the browser tests of the product with a second, plain brand',
    share: 'what is built and served with it (plain-brand.integration.test.ts)',
  },
  {
    spec: 'topology',
    whole:
      'three minutes of traffic through nginx while every part is killed in turn (TOPOLOGY_MINUTES=… for another number)',
    share: 'none; restart.integration.test.ts asks each role to leave',
  },
  {
    spec: 'journeys/restart',
    whole: 'sites behind nginx are restarted in turn and replaced on their port under load',
    share: 'a role that is asked to stop; two processes on one port (site-processes)',
  },
  {
    spec: 'three-nodes',
    whole:
      'three sites and two content systems on one PostgreSQL behind nginx: rolling restarts, a killed content system, schedules and hooks once',
    share: 'none; nodes.integration.test.ts has what content systems agree on',
  },
  {
    spec: 'tags-suffice',
    whole: 'five kinds of publish of each of 25 stories purge every page that they change',
    share: 'one kind of every third',
  },
  {
    spec: 'alert-rules',
    whole: 'the rules of deploy/prometheus, silent and firing, by promtool',
    share: 'the same where promtool is installed; else that each alert has a test',
  },
  {
    spec: 'back-forward',
    whole: 'Back to twelve kinds of pages',
    share: 'home, an article, resources and a page with a form',
  },
  {
    spec: 'site/e2e/reading',
    whole:
      'folds by mouse and by keyboard, each with and without script; redirects in a browser; telephone numbers in lines of any length',
    share:
      'a mouse with script, keys without; redirects without a browser (page-answers.integration.test.ts)',
  },
  {
    spec: 'site/e2e/search-box',
    whole:
      'the search box by touch and with a modifier; what its opening moves, and when it becomes one',
    share: 'mouse and keyboard',
  },
  {
    spec: 'prefetch.spec',
    whole:
      'pages loaded ahead for visitors who save data, or that are missing; turning under reduced motion',
    share:
      'a page loaded ahead, addresses that never are; the header without a browser (speculation-rules-route.integration.test.ts)',
  },
  {
    spec: 'site/e2e/carousel',
    whole:
      'a carousel right to left, by pen, over every width, under a pointer, and before its script has come',
    share:
      'by mouse, finger and keyboard; the rest without a browser (paging.test.ts, turn-rules.test.ts, autoplay.test.ts)',
  },
  {
    spec: 'films.spec',
    whole:
      'films without a network and films that are gone, of each provider, language and hand; a stream',
    share: 'one of each',
  },
  {
    spec: 'linked-styles',
    whole: 'what is below the first screen, without script too',
    share: 'with script',
  },
  {
    spec: 'placeholders',
    whole: 'what empty fields suggest on four pages',
    share: 'the longest, on the German resources',
  },
  {
    spec: 'e2e/instrument',
    whole:
      'the instrument of the home page in each of its places, on low screens and phones, read aloud',
    share:
      'by mouse and by keyboard, before its script and without; the rest without a browser (instrument-reading)',
  },
  {
    spec: 'e2e/players',
    whole: 'recordings in each player, by each of its controls',
    share: 'an episode and a film by mouse and by keyboard',
  },
  {
    spec: 'form-pages',
    whole: 'the pages of forms at two widths, and what moves on them',
    share: 'the demo at 1440 px; what moves on the mailing list',
  },
  {
    spec: 'price-calculator',
    whole: 'what is typed before the calculator has its script',
    share: 'typed with script and without',
  },
  {
    spec: 'home-phone',
    whole: 'the height of the home page on a phone',
    share: 'a project of its table',
  },
  {
    spec: 'editor/e2e/dialogs',
    whole:
      'texts of a file that Escape would drop; site settings moved or planned to be unpublished',
    share:
      'the texts of a review and of a block; site settings unpublished, the folder of a language moved and deleted (tree-and-outline)',
  },
  {
    spec: 'editor/e2e/tree-and-outline',
    whole: 'trees and top bar in German; each dialog of the tree at its address',
    share: 'in English; two dialogs',
  },
  {
    spec: 'editor/e2e/whole-story',
    whole: 'an existing page becomes a translation; tags; axe in each dialog',
    share: 'a copy becomes one; the plainest dialogs',
  },
  {
    spec: 'editor/e2e/publishing',
    whole: 'axe in each dialog around publishing',
    share: 'in the versions',
  },
  {
    spec: 'editor/e2e/parked',
    whole: 'what is parked, in German too',
    share: 'in English',
  },
  {
    spec: 'site/e2e/bridge',
    whole: 'a bridge destroyed, or of another origin',
    share: 'a bridge at work',
  },
  {
    spec: 'editor/e2e/page-work',
    whole: 'room for a finger at each control; a preview that is led away',
    share: 'a preview at work; its page without a browser (preview-request.test.ts)',
  },
  {
    spec: 'editor/e2e/lists',
    whole: 'entries of a list moved by one place',
    share: 'files found and chosen',
  },
  {
    spec: 'editor/e2e/first-run',
    whole: 'a copy of a page, and a page saved as a template',
    share: 'a page made from a template',
  },
] as const
/** Part that runs the files matching its name, and the unit and browser tests with this brand. */
const PLAIN_BRAND = 'plain-brand'
const TOPOLOGY_MINUTES = '3'
const CHAOS_ROUNDS = '3'
const FUZZED = '20000'
const SESSIONS = '10000'
const MUTANTS = '10000'
const KILLS = '1000'
const PUBLISHES = '1000'
const READERS = '50'

if (process.argv[2] === '--list') {
  for (const { spec, whole, share } of PARTS)
    console.log(`${spec}\n  here: ${whole}\n  npm test: ${share}`)
  process.exit(0)
}
const started = performance.now()
const chromium = ensureChromium(process.env)
if (chromium === undefined) {
  console.error('No Chromium: set CHROMIUM_PATH, or install one; the audit needs it.')
  process.exit(1)
}
const postgres = await ensurePostgres(process.env)
if (postgres === undefined) {
  console.error('No PostgreSQL: set TEST_DATABASE_URL, or install one; the audit needs it.')
  process.exit(1)
}
const promtool = ensurePromtool(process.env)
if (promtool === undefined) {
  console.error(
    'No promtool: set PROMTOOL, or install Prometheus; the audit tests the alert rules with it.',
  )
}
await ensureBuilt()
const selected = process.argv.slice(2)
const isPart = selected[0] !== undefined && !selected[0].startsWith('-')
const specs = isPart ? [] : PARTS.map(({ spec }) => spec)
const status = runVitest([...specs, ...selected], {
  CHROMIUM_PATH: chromium,
  MUTANTS,
  EDITOR_SESSIONS: SESSIONS,
  KILLS: process.env.KILLS ?? KILLS,
  PUBLISHES: process.env.PUBLISHES ?? PUBLISHES,
  READERS: process.env.READERS ?? READERS,
  TOPOLOGY_MINUTES: process.env.TOPOLOGY_MINUTES ?? TOPOLOGY_MINUTES,
  THREE_NODES: '1',
  CHAOS_ROUNDS: process.env.CHAOS_ROUNDS ?? CHAOS_ROUNDS,
  FUZZED: process.env.FUZZED ?? FUZZED,
  TEST_DATABASE_URL: postgres.url,
  PROMTOOL: promtool?.path,
  EVERY_STORY: '1',
  EVERY_EXAMPLE: '1',
  EVERY_DATABASE: '1',
})
postgres.stop()
promtool?.remove()
const hasPlainBrand = !isPart || selected[0] === PLAIN_BRAND
const plainStatus = hasPlainBrand
  ? runVitest(['--project', 'unit', '--project', 'browser'], {
      CHROMIUM_PATH: chromium,
      BRAND: `tools/testing/${PLAIN_BRAND}`,
    })
  : 0
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`The audit took ${minutes} minutes.`)
process.exit(Math.max(status, plainStatus))
