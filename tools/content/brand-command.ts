import type { Storage } from '../../apps/cms/src/storage/storage.ts'
import type { ContentCommand } from './content-command.ts'
import { existingSettings, ownStorage } from './exchange/own-storage.ts'

/** `brand [accept]`: prints the brand that the database belongs to, or assigns the database to the current brand. */
export const brandCommand: ContentCommand = async (args, _, print) => {
  const { storage, settings } = await ownStorage(existingSettings())
  try {
    return await runBrand(args, storage, settings.brand, print)
  } finally {
    await storage.close()
  }
}

/** Runs `brand` on a storage that is open; returns the exit code. */
export async function runBrand(
  [action = '', ...extra]: readonly string[],
  { readBrand, storeBrand }: Pick<Storage, 'readBrand' | 'storeBrand'>,
  brand: string,
  print: (line: string) => void,
): Promise<number> {
  if (extra.length > 0 || (action !== '' && action !== 'accept')) {
    print('Usage: npm run content -- brand [accept]')
    return 1
  }
  const storedBrand = await readBrand()
  if (action === '') {
    print(
      `The database belongs to ${storedBrand ?? 'no brand yet'}; the current settings select the brand ${brand}.`,
    )
    return 0
  }
  await storeBrand(brand)
  print(
    `The database belongs to ${brand} now. Start the content system with BRAND=brands/${brand}.`,
  )
  return 0
}
