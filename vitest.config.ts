import { defineConfig } from 'vitest/config'
import { bridgeScript } from './apps/cms/build/bridge-script.ts'
import { embedDesign } from './apps/cms/build/embed-design.ts'
import { embedScripts } from './apps/cms/build/embed-scripts.ts'
import { clientModules } from './apps/site/build/client-modules.ts'
import { styleSheets } from './apps/site/build/style-sheets.ts'
import { brandModules } from './tools/brand/brand-modules.ts'
import { brandFolder } from './tools/run/project.ts'

const site = `${import.meta.dirname}/apps/site`

const brand = brandFolder()
const plugins = [
  clientModules(site),
  styleSheets(brand),
  brandModules(brand),
  bridgeScript(),
  embedDesign(brand),
  embedScripts(),
]

/**
 * Two workers share two cores with the browsers, databases and servers that the tests start. A test that
 * failed is run once more in a landing, and the report names it: a fault fails twice, a moment without
 * processor time does not.
 */
const retry = process.env.CI ? 1 : 0

/** Processes that tests start end at once when they are told to, unless a test says otherwise. */
process.env.DRAIN_SECONDS ??= '0'

const unit = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  css: true,
  setupFiles: ['tools/testing/fail-on-console.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
  maxWorkers: 2,
  retry,
}

/** The site's views; its servers bring a `Response` of their own to a process, which other tests would meet. */
const SITE_VIEWS = 'apps/site/src/{blocks,layouts,rendering,ui}'

/** Modules below these folders keep no state that a test of another file could meet: a worker loads them once. */
const loadedOnce = (name: string, folders: string) => ({
  plugins,
  test: { ...unit, name, include: [`${folders}/**/*.test.{ts,tsx}`], isolate: false },
})

export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          ...unit,
          name: 'unit',
          include: ['{apps/editor,apps/site,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: [...unit.exclude, `${SITE_VIEWS}/**`],
        },
      },
      loadedOnce('unit-packages', '{packages,brands}'),
      loadedOnce('unit-cms', 'apps/cms'),
      loadedOnce('unit-site', SITE_VIEWS),
      {
        plugins,
        test: {
          name: 'browser',
          include: ['apps/{site,editor}/e2e/**/*.spec.ts'],
          globalSetup: ['tools/testing/served-site.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          maxWorkers: 2,
          retry,
          // What starts with a worker, such as Chromium, serves all its files.
          isolate: false,
        },
      },
    ],
  },
})
