import { describeParked } from '../../apps/cms/src/plans/parked.ts'
import type { Storage } from '../../apps/cms/src/storage/storage.ts'
import type { ContentCommand } from './content-command.ts'
import { existingSettings, ownStorage } from './exchange/own-storage.ts'

/** `parked [resume]`: lists or resumes the webhooks, messages and plans that a restore has parked. */
export const parkedCommand: ContentCommand = async (args, _, print) => {
  const { storage } = await ownStorage(existingSettings())
  try {
    return await runParked(args, storage, print)
  } finally {
    await storage.close()
  }
}

/** Runs `parked` on a storage that is open; returns the exit code. */
export async function runParked(
  [action = '', ...extra]: readonly string[],
  { countParkedWork, resumeParked }: Pick<Storage, 'countParkedWork' | 'resumeParked'>,
  print: (line: string) => void,
): Promise<number> {
  if (extra.length > 0 || (action !== '' && action !== 'resume')) {
    print('Usage: npm run content -- parked [resume]')
    return 1
  }
  const parked = describeParked(await countParkedWork()) || 'nothing'
  if (action === 'resume') await resumeParked()
  print(action === 'resume' ? `Resumed: ${parked}.` : `Parked by a restore: ${parked}.`)
  return 0
}
