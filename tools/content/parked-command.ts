import { describeParked } from '../../apps/cms/src/plans/parked.ts'
import type { Storage } from '../../apps/cms/src/storage/storage.ts'
import type { ContentCommand } from './content-command.ts'
import { existingSettings, ownStorage } from './exchange/own-storage.ts'

/** `parked [resume]`: lists what a restore has parked, or resumes it. */
export const parkedCommand: ContentCommand = async (args, _, print) => {
  const { storage } = await ownStorage(existingSettings())
  try {
    return await runParked(args, storage, print)
  } finally {
    await storage.close()
  }
}

export async function runParked(
  [what = '', ...more]: readonly string[],
  { countParkedWork, resumeParked }: Pick<Storage, 'countParkedWork' | 'resumeParked'>,
  print: (line: string) => void,
): Promise<number> {
  if (more.length > 0 || (what !== '' && what !== 'resume')) {
    print('parked\nparked resume')
    return 1
  }
  const parked = describeParked(await countParkedWork()) || 'nothing'
  if (what === 'resume') await resumeParked()
  print(what === 'resume' ? `Resumed: ${parked}.` : `Parked by a restore: ${parked}.`)
  return 0
}
