import { globSync, readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** Entry points of brands, resolved here because knip rejects patterns that match nothing. */
const brandPrograms = globSync('brands/*/{covers/social-edge,lint/rules,studio/studio}.ts')

interface Packages {
  readonly dependencies?: object
  readonly devDependencies?: object
}

const packagesOf = (path: string) => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path, 'utf8')) as Packages
  return Object.keys({ ...dependencies, ...devDependencies })
}

/** Packages that only a brand's studio installs. */
const projectPackages = packagesOf('package.json')
const brandPackages = globSync('brands/*/studio/package.json')
  .flatMap(packagesOf)
  .filter((name) => !projectPackages.includes(name))

export default {
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: ['@biomejs/biome', ...brandPackages],
  ignoreBinaries: [
    ...['apt-get', 'dpkg-deb', 'du', 'fc-match', 'mount', 'nginx', 'openssl', 'strip'],
    ...['taskset', 'umount'],
  ],
  // A peer's sources need packages that are installed only when the bench of peers asks for them.
  ignore: ['bench/peers/*/**'],
  workspaces: {
    '.': {
      entry: [
        'tools/*.{ts,js}',
        'tools/{backup/{backup,move,promote,restore},release/release,mirror/mirror,check/check,connect/connect,content/content,testing/{run-again,some-tests,test},run/dev,run/development/build-content-system,run/one-role,run/start}.ts',
        'tools/content/storyblok-cli.js',
        'tools/install/{run-npm,*.fixture}.js',
        'tools/run/lock-holder.fixture.ts',
        'tools/release/prospectus.js',
        ...brandPrograms,
        'bench/bench.ts',
        'bench/*/*-bench.ts',
        'bench/delivery/serve-delivery.ts',
        'bench/serving/render-entry.ts',
      ],
    },
    'apps/site': {
      entry: [
        'src/{main,development-site}.ts',
        'src/islands/{all-styles,hydrate,loader}.ts',
        'src/islands/development/follow-page.ts',
        '{src,e2e}/**/*.{always,enhance,script}.ts',
        '{src,e2e}/**/*.island.tsx',
      ],
    },
    'packages/catalogue': { entry: ['src/files/*-writer.fixture.ts'] },
    'packages/portfolio-figures': {
      entry: ['src/{schema,views}.ts', 'src/**/*.{always,enhance}.ts'],
    },
    'apps/cms': {
      entry: [
        'src/first-start.fixture.ts',
        'src/management/without-octokit.fixture.js',
        'src/bridge/bridge-script.ts',
        'src/embeds/**/*.script.ts',
        'src/kills/killed-writer.fixture.ts',
        'src/kills/killed-submitter.fixture.ts',
      ],
    },
  },
} satisfies KnipConfig
