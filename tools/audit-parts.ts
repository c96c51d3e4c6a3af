/** Parts of the audit that need no browser; those in a browser are in `audit.ts`. */
export const PARTS_WITHOUT_BROWSER = [
  {
    spec: 'hostile-content',
    inAudit: '10,000 mutants of real stories',
    inTest: '40 of them',
  },
  {
    spec: 'catalogue/src/',
    inAudit:
      'searches and changes of 60 to 300 catalogues drawn at random, against the rules; a process killed at each step of writing a snapshot',
    inTest:
      '20 to 60 of them; killed at the step that makes a snapshot the current one, and at the one before',
  },
  {
    spec: 'stories-endpoint',
    inAudit: '300 random views of random catalogues',
    inTest: '80 of them',
  },
  {
    spec: 'reading/tolerance',
    inAudit: '300 stories, each with one value replaced',
    inTest: '100 of them',
  },
  {
    spec: 'rich-text-document',
    inAudit: 'every text of the seed content, and 400 drawn at random, saved as it was read',
    inTest: 'the texts of every eighth story, and 200 drawn at random',
  },
  {
    spec: 'blocks/examples.test',
    inAudit: 'every example of every block in each theme, as HTML',
    inTest: 'every example in its first theme; the first example of each block in all themes',
  },
  {
    spec: 'release/release',
    inAudit: 'a release that is made twice has the same bytes; one is backed up and restored',
    inTest:
      'one release, which serves the site, and whose commands find no database (backup and restore in backup.integration.test.ts)',
  },
  {
    spec: 'publishes-while-read',
    inAudit:
      '1,000 publishes while 50 clients read (PUBLISHES=…, READERS=…), and whether memory grows',
    inTest: '8 publishes while 5 clients read',
  },
  {
    spec: 'editor/src/document',
    inAudit: '10,000 sessions of one and of two editors on one story, drawn at random',
    inTest: '300 sessions of each',
  },
  {
    spec: 'editor/src/saving',
    inAudit:
      '10,000 sessions with cut networks, lost responses and crashes, of one and of two editors; one edit of every seed story',
    inTest: '150 of each; every eighth story',
  },
  {
    spec: 'tools/chaos',
    inAudit:
      'three rounds of all that can go wrong, 20,000 fuzzed requests (more with npm run chaos)',
    inTest: 'none',
  },
  {
    spec: 'old-node',
    inAudit:
      'a bare clone starts on Node 18.20, 20.11 and 22.11, each with its own npm; prints the seconds to the first page',
    inTest: 'none',
  },
  {
    spec: 'brand-alone',
    inAudit:
      'npm test with a new brand and no other: checks, unit, integration and browser tests; no word of the demo’s trade in what is built',
    inTest: 'what the command makes passes the content lint (create-brand.integration.test.ts)',
  },
  {
    spec: 'dark-content-system',
    inAudit:
      'a site that starts without its content system, and one behind a content system that answers in eight wrong ways',
    inTest:
      'none; the tests of packages/catalogue/src/sync, of create-assets and of the protocol’s client cover them without processes',
  },
  {
    spec: 'journeys/publish.',
    inAudit: 'an edited seed file reaches a running site when the database is recreated',
    inTest:
      'a published change on both sites; content of another lineage, without processes (lineage)',
  },
  {
    spec: 'run/one-role',
    inAudit: 'npm run site when npm or a process between npm and the site has ended',
    inTest:
      'signals, a killed role, and a shell that has ended; the channel to a parent (stop-on-signal)',
  },
  {
    spec: 'no-draft-in-production',
    inAudit: 'each query, header and method that could ask for a draft, on each path',
    inTest: 'each of them on every third path',
  },
  {
    spec: 'site/src/http/hostile-requests',
    inAudit: '1,000 targets drawn at random',
    inTest: '100 of them, and forty fixed ones',
  },
  {
    spec: 'routes/stories-route',
    inAudit: '500 requests for stories drawn at random',
    inTest: '60 of them',
  },
  {
    spec: 'client/request.',
    inAudit: 'a response that is too large as sent',
    inTest: 'one that is too large once decompressed',
  },
  {
    spec: 'image-filter-pairs',
    inAudit: 'each pair of filters on ten kinds of pictures, and all filters in each format',
    inTest: 'each pair on three kinds, each format on five',
  },
  {
    spec: 'article-card/card.test',
    inAudit: 'the cards of all resources of the seed content',
    inTest: 'the cards of every fourth',
  },
  {
    spec: 'search-results.test',
    inAudit: '100 queries drawn at random, shown as text',
    inTest: '20 of them',
  },
  {
    spec: 'topology',
    inAudit:
      'three minutes of traffic through nginx while every process is killed in turn (TOPOLOGY_MINUTES=… for another number)',
    inTest: 'none; restart.integration.test.ts stops each role',
  },
  {
    spec: 'journeys/restart',
    inAudit: 'sites behind nginx are restarted in turn and replaced on their port under load',
    inTest: 'a role that is stopped by a signal; two processes on one port (site-processes)',
  },
  {
    spec: 'three-nodes',
    inAudit:
      'three sites and two content systems on one PostgreSQL behind nginx: rolling restarts, a killed content system, schedules and webhooks once',
    inTest: 'none; nodes.integration.test.ts has what content systems agree on',
  },
  {
    spec: 'tags-suffice',
    inAudit: 'five kinds of publish of each of 25 stories purge every page that they change',
    inTest: 'one kind of publish of every third story',
  },
  {
    spec: 'alert-rules',
    inAudit: 'the rules of deploy/prometheus, silent and firing, by promtool',
    inTest: 'the same where promtool is installed; else that each alert has a test',
  },
  {
    spec: 'kills.integration',
    inAudit:
      '1,000 kills of the content system on each database, inside changes and inside submissions (KILLS=… for another number)',
    inTest:
      'none; no change is stored in part (database-errors), and an outbox that another process left is sent (webhooks)',
  },
  {
    spec: 'apps/cms/src',
    inAudit:
      'the guide of the official command line, step by step, and its files; every test of the content system on SQLite and on PostgreSQL; four content systems that start at once; every story imported; each strange value of each parameter, each hostile text in each kind of mail; long content on SQLite too',
    inTest:
      'PostgreSQL where its queries differ from SQLite’s (onBothDatabases); a migration by the official command line, files without it (assets.integration); two that start at once on PostgreSQL; every eighth story; every fifth value, every hostile text in one kind of mail and two in the others; long content on PostgreSQL',
  },
] as const
