/** A customer that pages name, with the results that it has allowed us to publish. */
export interface Customer {
  readonly name: string
  readonly business: string
  /** Year of the contract, if a page names it. */
  readonly since?: number
  /** Figures by measure, as texts write them, without units: before and after, or a single one. */
  readonly results: Readonly<Record<string, readonly string[]>>
}

export const customers = {
  ashgrove: {
    name: 'Ashgrove Council',
    business: 'council in England',
    since: 2018,
    results: { savings: ['6.4', '8.2'], spentAsPlanned: ['73', '93'] },
  },
  bluewater: {
    name: 'Bluewater Offshore',
    business: 'contractor',
    results: { vesselDays: ['186', '159'], saved: ['1.84'] },
  },
  castellan: {
    name: 'Castellan Bank',
    business: 'bank',
    results: { returned: ['5.8'], unspent: ['9.3', '1.9'] },
  },
  halden: { name: 'Halden Rail', business: 'railway', results: { improvement: ['4.2'] } },
  lindqvist: {
    name: 'Lindqvist Construction',
    business: 'builder',
    results: { unbilledDays: ['24', '15'], unpricedVariations: ['16.4', '7.0'] },
  },
  meridian: {
    name: 'Meridian Health',
    business: 'hospital group',
    results: { hours: ['9,326', '3,126'], hoursSaved: ['6,200'] },
  },
  norvik: {
    name: 'Norvik Energy',
    business: 'builder of wind farms',
    results: { netProfit: ['21.3', '23.6'] },
  },
  orrin: { name: 'Orrin Pharma', business: 'maker of drugs and devices', results: {} },
  tarn: {
    name: 'Tarn Aerospace',
    business: 'aircraft maker',
    results: { promisesKept: ['56', '84'], waitingHoursSaved: ['4,230'] },
  },
} as const satisfies Readonly<Record<string, Customer>>
