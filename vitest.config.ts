import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { bridgeScript } from './apps/cms/build/bridge-script.ts'
import { embedDesign } from './apps/cms/build/embed-design.ts'
import { embedScripts } from './apps/cms/build/embed-scripts.ts'
import { clientModules } from './apps/site/build/client-modules.ts'
import { styleSheets } from './apps/site/build/style-sheets.ts'
import { brandModules } from './tools/brand/brand-modules.ts'
import {
  extensionFolders,
  extensionPackages,
  specifiedSections,
} from './tools/brand/extension-modules.ts'
import { brandFolder } from './tools/run/project.ts'
import ByEnvironment from './tools/testing/by-environment.ts'

const site = `${import.meta.dirname}/apps/site`

const brand = brandFolder()
const extensions = extensionFolders(brand)
/** Other brands, and extensions that the chosen brand does not name: their tests need their own brand. */
const excludedFolders = [
  ...readdirSync(`${import.meta.dirname}/brands`).map(
    (name) => `${import.meta.dirname}/brands/${name}`,
  ),
  ...extensionPackages(),
]
  .filter((folder) => folder !== brand && !extensions.includes(folder))
  .map((folder) => `${relative(import.meta.dirname, folder)}/**`)
const plugins = [
  specifiedSections(),
  clientModules(site, extensions),
  styleSheets([brand, ...extensions]),
  brandModules(brand),
  bridgeScript(),
  embedDesign(brand),
  embedScripts(),
]

/**
 * In CI a failed test is run once more, and the report names it: a bug fails twice, a test that was short of processor
 * time does not.
 */
const retry = process.env.CI ? 1 : 0

/** Tests wait about as often as they work, so three keep two cores busy. */
const maxWorkers = 3

/** Servers that tests start stop without draining, unless a test sets another time. */
process.env.DRAIN_SECONDS ??= '0'

/**
 * Milliseconds after which a test, a hook or what it polls for is taken to hang. No test shows with them that something is fast: a busy
 * machine gives a test a twentieth of a core.
 */
const PATIENCE = {
  testTimeout: 180_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
}

/** Shared by unit and integration tests. A worker loads a module once for all its files, so modules must not keep state. */
const nodeOptions = {
  exclude: ['**/node_modules/**', '**/dist/**', ...excludedFolders],
  css: true,
  ...PATIENCE,
  maxWorkers,
  isolate: false,
  retry,
}

/** Shared by the tests of the built site. One server for both projects is started if a file of theirs runs. */
const browserOptions = {
  globalSetup: ['tools/testing/served-site.ts'],
  ...PATIENCE,
  maxWorkers,
  retry,
  // A worker's Chromium and servers are shared by all its files.
  isolate: false,
}

const INTEGRATION = '**/*.integration.test.{ts,tsx}'

/** A test's file name gives its kind (docs/guides/develop.md#test), which tools/check/test-kinds.ts checks. */
export default defineConfig({
  test: {
    // Shares transformed modules among the projects. Only in CI: the cache does not know which files plugins read.
    fsModuleCache: Boolean(process.env.CI),
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        plugins,
        test: {
          ...nodeOptions,
          name: 'unit',
          include: ['{apps,packages,brands,tools,bench}/**/*.test.{ts,tsx}'],
          // A studio has tests of its own, which it runs itself.
          exclude: [...nodeOptions.exclude, INTEGRATION, 'brands/*/studio/**'],
          setupFiles: ['tools/testing/fail-on-console.ts', 'tools/testing/isolate-unit-tests.ts'],
        },
      },
      {
        plugins,
        test: {
          ...nodeOptions,
          name: 'integration',
          include: [INTEGRATION],
          globalSetup: ['tools/testing/database-prefix.ts'],
          setupFiles: ['tools/testing/fail-on-console.ts'],
        },
      },
      // The product in a browser.
      {
        plugins,
        test: {
          ...browserOptions,
          name: 'browser',
          include: ['apps/{site,editor}/e2e/**/*.spec.ts'],
        },
      },
      // The pages of a brand in a browser: its words, figures and geometry.
      {
        plugins,
        test: {
          ...browserOptions,
          name: 'brand',
          include: ['brands/*/e2e/**/*.spec.ts'],
          exclude: excludedFolders,
        },
      },
    ],
  },
})
