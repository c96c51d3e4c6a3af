import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig, memoryCache } from 'astro/config'
import emdash, { local } from 'emdash/astro'
import { sqlite } from 'emdash/db'

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  cache: { provider: memoryCache() },
  image: {
    layout: 'constrained',
    responsiveStyles: true,
    // Its pictures have absolute addresses on the site's own host, which Astro sizes only where that is allowed.
    remotePatterns: [{ protocol: 'http', hostname: '127.0.0.1' }],
  },
  integrations: [
    react(),
    emdash({
      database: sqlite({ url: 'file:./data.db' }),
      storage: local({ directory: './uploads', baseUrl: '/_emdash/api/media/file' }),
    }),
  ],
  devToolbar: { enabled: false },
})
