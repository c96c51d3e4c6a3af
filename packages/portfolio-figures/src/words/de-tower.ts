import type { enTower } from './en-tower.ts'

/** How a control tower shows what follows from its figures, in German. */
export const deTower: typeof enTower = {
  costIndex: 'Kostenindex',
  scheduleIndex: 'Terminindex',
  ahead: 'Vor Plan',
  onPlan: 'Im Plan',
  behind: 'Hinter Plan',
  noData: 'Noch keine Zahlen',
  status: 'Status',
  forecastCost: 'Kostenprognose',
  onTime: 'termingerecht',
  unknown: 'nicht bekannt',
  short: { planned: 'Geplant', earned: 'Erreicht', actual: 'Ist', budget: 'Budget' },
  lowest: 'Am weitesten zurück',
  legend: 'So liest man die Tafel',
  legendTerms: [
    {
      term: 'SPI, Terminindex',
      text: 'Fertigstellungswert geteilt durch Planwert. Bei 0,90 sind neun Zehntel der bis heute geplanten Arbeit getan.',
    },
    {
      term: 'CPI, Kostenindex',
      text: 'Fertigstellungswert geteilt durch Istkosten. Bei 0,90 steht jedem ausgegebenen Euro Arbeit im Wert von 0,90 gegenüber.',
    },
    {
      term: 'Kostenprognose',
      text: 'Gesamtbudget geteilt durch Kostenindex: was das Ganze kostet, wenn es so weitergeht wie bisher.',
    },
  ],
  legendStatus: (ahead, behind) =>
    `Ab einem Index von ${ahead} vor Plan, unter ${behind} hinter Plan, dazwischen im Plan.`,
  legendDrawing:
    'Der Balken ist das Budget, sein gefüllter Teil das Geleistete; der Strich steht für den Plan.',
}
