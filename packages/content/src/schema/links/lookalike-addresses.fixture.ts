/**
 * Stored addresses that are not on the embed host, though most look as if they were; each has to be rejected (EMBED-1).
 * `{host}` is replaced by the embed host.
 */
export const LOOKALIKES: readonly string[] = [
  '',
  '   ',
  '/openings',
  'openings',
  'tools.vendor.example/openings',
  'http://{host}/openings',
  'ftp://{host}/openings',
  'javascript:alert("{host}")',
  'data:text/html,{host}',
  'https://evil-{host}/',
  'https://{host}.evil.example/',
  'https://{host}:8443/',
  'https://www.{host}/',
  'https://{host}./',
  'https://evil.example/{host}',
  'https://evil.example/?{host}',
  'https://evil.example/#{host}',
  'https://{host}@evil.example/',
  'https://user@{host}/',
  'https://user:pass@{host}/',
  'https:\\\\evil.example\\{host}',
  '//evil.example/{host}',
]
