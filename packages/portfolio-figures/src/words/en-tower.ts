/** How a control tower shows what follows from its figures, in English. */
export const enTower = {
  costIndex: 'Cost performance',
  scheduleIndex: 'Schedule performance',
  ahead: 'Ahead of plan',
  onPlan: 'On plan',
  behind: 'Behind plan',
  noData: 'No figures yet',
  status: 'Status',
  forecastCost: 'Forecast cost',
  onTime: 'on time',
  unknown: 'not known',
  short: { planned: 'Planned', earned: 'Earned', actual: 'Actual', budget: 'Budget' },
  lowest: 'Furthest behind',
  legend: 'How to read it',
  legendTerms: [
    {
      term: 'SPI, schedule performance',
      text: 'Earned value over planned value. At 0.90, nine tenths of the work planned by today is done.',
    },
    {
      term: 'CPI, cost performance',
      text: 'Earned value over actual cost. At 0.90, every 1.00 spent has bought work worth 0.90.',
    },
    {
      term: 'Forecast cost',
      text: 'Budget over cost performance: what the whole costs if it goes on as it has so far.',
    },
  ],
  legendStatus: (ahead: string, behind: string) =>
    `Ahead from an index of ${ahead}, behind under ${behind}, on plan in between.`,
  legendDrawing: 'The bar is the budget, its filled part what is earned; the tick is the plan.',
}
