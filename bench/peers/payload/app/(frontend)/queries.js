import { getPayload } from 'payload'
import { cache } from 'react'
import config from '../../payload.config.js'

/** A page or post; undefined if there is none. Cached for the request, since its title and its text both need it. */
export const entryBySlug = cache(async (collection, slug) => {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection,
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
  })
  return docs[0]
})

/** Metadata of a page or post that exists. */
export async function metadataOf(collection, slug) {
  const { title, description } = await entryBySlug(collection, slug)
  return { title, description }
}

/** Links of the header or footer. */
export async function linksOf(slug) {
  const payload = await getPayload({ config })
  const { items } = await payload.findGlobal({ slug })
  return items
}

export async function postSlugs() {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'posts',
    pagination: false,
    select: { slug: true },
  })
  return docs.map(({ slug }) => ({ slug }))
}
