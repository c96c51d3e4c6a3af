/** Someone who works at Corvane and is named on the site. */
export interface Person {
  readonly name: string
  /** As on the person's page, and after the name in texts. */
  readonly jobTitles: readonly string[]
  /** First day at Corvane, `YYYY-MM-DD`; no text that the person signs may be older. */
  readonly joined: string
}

/** Everyone who signs texts or is quoted with a job title. */
export const people: readonly Person[] = [
  { name: 'Mara Voss', jobTitles: ['chief executive'], joined: '2009-03-01' },
  { name: 'Tomasz Wilk', jobTitles: ['chief technology officer'], joined: '2009-03-01' },
  { name: 'Sofia Marchetti', jobTitles: ['chief financial officer'], joined: '2019-03-01' },
  { name: 'Hanne Lindgren', jobTitles: ['chief customer officer'], joined: '2015-01-05' },
  { name: 'Idris Calloway', jobTitles: ['chief product officer'], joined: '2013-01-07' },
  { name: 'Priya Raman', jobTitles: ['head of the earned value practice'], joined: '2015-01-05' },
  { name: 'Daniel Okafor', jobTitles: ['head of public sector'], joined: '2016-01-04' },
  { name: 'Lucia Ferrante', jobTitles: ['head of life sciences'], joined: '2016-01-04' },
  { name: 'Ken Aldous', jobTitles: ['principal consultant'], joined: '2014-01-06' },
  { name: 'Oona Byrne', jobTitles: ['head of research'], joined: '2016-01-04' },
  { name: 'Ravi Menon', jobTitles: ['head of the Brisbane office'], joined: '2017-01-09' },
]

/** People outside Corvane who are quoted on more than one page, or whose names could be mixed up. */
export const guests: readonly string[] = [
  'Anneke Tolland',
  'Callum Raitt',
  'Ellinor Straker',
  'Fergus Laidlaw',
  'Gwendolyn Pryce',
  'Imogen Sayle',
  'Ingvild Brekke',
  'Isla Rennie',
  'Judith Fenn',
  'Marguerite Oyelaran',
  'Morag Tennant',
  'Ruben Achterberg',
  'Ruth Adeyemi',
  'Rufus Hartnell',
  'Signe Aldén',
  'Solveig Aune',
]
