import { withPayload } from '@payloadcms/next/withPayload'

export default withPayload({
  outputFileTracingRoot: import.meta.dirname,
  compress: false,
  poweredByHeader: false,
  images: {
    formats: ['image/avif', 'image/webp'],
    localPatterns: [{ pathname: '/api/media/file/**' }],
  },
})
