import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import config from '../../../../payload.config.js'
import { importMap } from '../importMap.js'

export function generateMetadata({ params, searchParams }) {
  return generatePageMetadata({ config, params, searchParams })
}

export default function Admin({ params, searchParams }) {
  return RootPage({ config, params, searchParams, importMap })
}
