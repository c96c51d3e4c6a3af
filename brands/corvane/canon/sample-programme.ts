/** A control account of the sample project, in thousands of pounds. */
export interface ControlAccount {
  readonly name: string
  readonly planned: number
  readonly earned: number
  readonly actual: number
  readonly budget: number
}

/** Cardew Viaduct at 30 September 2025: the project that pages take as their example. */
export const cardew = { planned: 5080, earned: 4320, actual: 5260, budget: 12_700 } as const

/** Accounts of Cardew Viaduct that cost more than they earned; the differences of its other two accounts cancel out. */
export const cardewAccounts: readonly ControlAccount[] = [
  { name: 'design', planned: 890, earned: 850, actual: 1010, budget: 1180 },
  { name: 'scaffold', planned: 1060, earned: 860, actual: 1190, budget: 2450 },
  { name: 'masonry', planned: 940, earned: 690, actual: 880, budget: 3160 },
  { name: 'steel', planned: 560, earned: 390, actual: 520, budget: 2590 },
  { name: 'drainage', planned: 300, earned: 200, actual: 330, budget: 1280 },
]

/** Overspending by cause and then account, in thousands of pounds; a cause may affect several accounts. */
export const cardewCauses: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  scaffold: { scaffold: 330, drainage: 80 },
  resurvey: { design: 160, masonry: 130 },
  overtime: { masonry: 60, steel: 50, drainage: 50 },
  steelPrice: { steel: 80 },
}

/** The whole sample programme: nine projects of a railway; amounts in millions of pounds. */
export const programme = { projects: 'nine', budget: 69.93, earned: 33.42, actual: 34.41 } as const

/** Ostler Junction, a project of the programme. */
export const ostler = { daysBehind: 18 } as const

/** Risks of the programme, in thousands of pounds. */
export const risks = { exposure: 1467, contingency: 2150 } as const

/** Overspending of an account or project, in thousands of pounds. */
export function overspendingOf({
  earned,
  actual,
}: {
  readonly earned: number
  readonly actual: number
}) {
  return actual - earned
}
