import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { bridgeScript } from './apps/cms/build/bridge-script.ts'
import { embedDesign } from './apps/cms/build/embed-design.ts'
import { embedScripts } from './apps/cms/build/embed-scripts.ts'
import { clientModules } from './apps/site/build/client-modules.ts'
import { styleSheets } from './apps/site/build/style-sheets.ts'
import { brandModules } from './tools/brand/brand-modules.ts'
import { extensionFolders, extensionPackages } from './tools/brand/extension-modules.ts'
import { brandFolder } from './tools/run/project.ts'

const site = `${import.meta.dirname}/apps/site`

const brand = brandFolder()
const extensions = extensionFolders(brand)
/** Brands that are not chosen, and packages of extensions that the chosen one does not name: their tests need them. */
const ofOtherBrands = [
  ...readdirSync(`${import.meta.dirname}/brands`).map(
    (name) => `${import.meta.dirname}/brands/${name}`,
  ),
  ...extensionPackages(),
]
  .filter((folder) => folder !== brand && !extensions.includes(folder))
  .map((folder) => `${relative(import.meta.dirname, folder)}/**`)
const plugins = [
  clientModules(site, extensions),
  styleSheets([brand, ...extensions]),
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

/** What unit and integration tests share. A worker loads a module once for all its files: none keeps state. */
const withoutBrowser = {
  exclude: ['**/node_modules/**', '**/dist/**', ...ofOtherBrands],
  css: true,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
  maxWorkers: 2,
  isolate: false,
  retry,
}

/** What tests of the built site share; a server for both is started where one of their files runs. */
const inBrowser = {
  globalSetup: ['tools/testing/served-site.ts'],
  testTimeout: 180_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
  maxWorkers: 2,
  retry,
  // What starts with a worker, such as Chromium, serves all its files.
  isolate: false,
}

const INTEGRATION = '**/*.integration.test.{ts,tsx}'

/** A file's name says what it is (docs/guides/develop.md#test); tools/check/test-kinds.ts holds it to that. */
export default defineConfig({
  test: {
    // The projects share what is transformed. Not kept where sources change: it does not know which files plugins read.
    fsModuleCache: Boolean(process.env.CI),
    projects: [
      {
        plugins,
        test: {
          ...withoutBrowser,
          name: 'unit',
          include: ['{apps,packages,brands,tools,bench}/**/*.test.{ts,tsx}'],
          // A studio has tests of its own, which it runs itself.
          exclude: [...withoutBrowser.exclude, INTEGRATION, 'brands/*/studio/**'],
          setupFiles: ['tools/testing/fail-on-console.ts', 'tools/testing/nothing-outside.ts'],
        },
      },
      {
        plugins,
        test: {
          ...withoutBrowser,
          name: 'integration',
          include: [INTEGRATION],
          globalSetup: ['tools/testing/database-prefix.ts'],
          setupFiles: ['tools/testing/fail-on-console.ts'],
        },
      },
      // The product in a browser.
      {
        plugins,
        test: { ...inBrowser, name: 'browser', include: ['apps/{site,editor}/e2e/**/*.spec.ts'] },
      },
      // The pages of a brand in a browser: its words, figures and geometry.
      {
        plugins,
        test: {
          ...inBrowser,
          name: 'brand',
          include: ['brands/*/e2e/**/*.spec.ts'],
          exclude: ofOtherBrands,
        },
      },
    ],
  },
})
