import { type Handler, type ManagementRoute, viewersRead } from './management-route.ts'

const read: Handler = async ({ storage }) => ({ body: await storage.storyTree() })

/** Every story and folder at once, small enough for 100,000 of them (management-api#stories). */
export const storyTreeRoutes: readonly ManagementRoute[] = [
  {
    path: 'story_tree',
    methods: { GET: viewersRead(read) },
  },
]
