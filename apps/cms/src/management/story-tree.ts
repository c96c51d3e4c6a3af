import { type SomeRoutes, viewersRead } from './management-route.ts'

/** Every story and folder at once, small enough for 100,000 of them (management-api#stories). */
export const storyTreeRoutes = {
  'GET story_tree': viewersRead(async ({ storage }) => ({ body: await storage.storyTree() })),
} satisfies SomeRoutes
