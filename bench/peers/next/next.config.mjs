export default {
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  compress: false,
  poweredByHeader: false,
  images: { formats: ['image/avif', 'image/webp'] },
}
