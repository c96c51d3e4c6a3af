import { petrol } from '../../ink.ts'
import type { Film } from '../film.ts'
import { boardFilm } from './board.ts'
import { namedBarsPoster } from './named-bars-poster.ts'
import { posterDrawing } from './poster.ts'

/** Films of the boards of lessons and webinars, with the figures of their stories' texts. */
export const boardFilms: readonly Film[] = [
  boardFilm({
    story: 'videos/what-a-borehole-is-worth',
    title: 'What a borehole is worth',
    subtitle: 'Expected cost of a foundation, in thousands of pounds',
    steps: [
      { caption: 'Soft ground has a chance of 30%. Two foundations can be ordered.' },
      {
        caption: 'Shallow footings cost 400 or 900, so 550 on average. Piles cost 600 either way.',
        rows: [
          { label: 'Shallow', value: '550', share: 0.79 },
          { label: 'Piled', value: '600', share: 0.86 },
        ],
      },
      {
        caption: 'With the ground known you pay 460. That is 90 less: no survey can be worth more.',
        rows: [{ label: 'Known ground', value: '460', share: 0.66, tone: 'good' }],
        needle: [0.66, 'at best 460'],
      },
      {
        caption: 'A borehole is sometimes wrong. With it, 492: it saves 58.',
        rows: [{ label: 'With a borehole', value: '492', share: 0.7, tone: 'strong' }],
      },
      {
        caption: 'It costs 25, and two weeks of waiting cost 40. Now it loses 7.',
        rows: [{ label: 'And its price', value: '557', share: 0.8, tone: 'bad' }],
        needle: [0.79, 'dig without it: 550'],
      },
      { caption: 'The best course is to dig tomorrow, in ignorance.' },
    ],
    poster: {
      svg: namedBarsPoster({
        title: 'What a borehole is worth',
        headline: 'Dig tomorrow',
        subtitle: 'Cost of a foundation',
        needle: 550,
        format: (value) => (value === 0 ? '£0' : `£${value}k`),
        bars: [
          { name: 'Shallow', value: 550 },
          { name: 'Piled', value: 600 },
          { name: 'With a borehole', value: 492 },
          { name: 'Paid and awaited', value: 557, tone: 'bad' },
        ],
      }),
      alt: 'Shallow footings cost 550 on average and piles 600; a borehole brings the cost to 492, and to 557 once its price and two weeks of waiting are paid.',
    },
  }),
  boardFilm({
    story: 'videos/eighty-per-cent-of-what',
    title: 'Eighty per cent of what?',
    subtitle: 'Chance of being ready on 14 June',
    steps: [
      { caption: 'Three paths meet at one opening day.' },
      {
        caption: 'Each is ready in time with a chance of 80%.',
        rows: [
          { label: 'Civil works', value: '80 %', share: 0.8 },
          { label: 'Rolling stock', value: '80 %', share: 0.8 },
          { label: 'Operating licence', value: '80 %', share: 0.8 },
        ],
      },
      {
        caption: 'All three: 0.8 times 0.8 times 0.8. Opening in time is a coin toss.',
        rows: [{ label: 'All three', value: '51 %', share: 0.51, tone: 'bad' }],
        needle: [0.5, 'a coin toss'],
      },
      {
        caption:
          'In the real network eleven more paths join. The planned day was met 13 times in 100.',
        rows: [{ label: '14 June, simulated', value: '13 %', share: 0.13, tone: 'bad' }],
      },
      {
        caption: '18 days of contingency buy an even chance, 39 days buy 80%.',
        rows: [
          { label: '2 July, 18 days', value: '50 %', share: 0.5, tone: 'strong' },
          { label: '23 July, 39 days', value: '80 %', share: 0.8, tone: 'strong' },
        ],
        needle: [0.8, 'bought: 80 %'],
      },
      { caption: 'The step from 50 to 80% costs 21 days more.' },
    ],
    poster: {
      svg: namedBarsPoster({
        title: 'Eighty per cent of what?',
        headline: 'A coin toss',
        subtitle: 'Three paths, each on time at 80%',
        needle: 50,
        format: (value) => `${value}%`,
        bars: [
          { name: 'Civil works', value: 80 },
          { name: 'Rolling stock', value: 80 },
          { name: 'Licence', value: 80 },
          { name: 'All three', value: 51, tone: 'bad' },
        ],
      }),
      alt: 'Civil works, rolling stock and licence are each on time with a chance of 80%; all three with 51%.',
    },
  }),
  boardFilm({
    story: 'videos/choosing-when-hours-are-scarce',
    title: 'Choosing when hours are scarce',
    subtitle: 'Six candidates, one team with 900 hours. Value in thousands of pounds',
    steps: [
      {
        caption: 'Six candidates, ranked by what they are worth.',
        rows: [
          { label: 'A Serialisation line', value: '900, 800 h', share: 0.55 },
          { label: 'B Cold store', value: '500, 250 h', share: 0.31 },
          { label: 'C Sampling robot', value: '420, 200 h', share: 0.26 },
          { label: 'D Batch archive', value: '300, 240 h', share: 0.18 },
          { label: 'E Label check', value: '260, 150 h', share: 0.16 },
          { label: 'F Freezer alarms', value: '150,  60 h', share: 0.09 },
        ],
      },
      {
        caption: 'By value, A comes first and leaves room for F alone.',
        rows: [{ label: 'A and F', value: '1,050', share: 0.64, tone: 'bad' }],
      },
      {
        caption: 'By value for each hour, F, C, B, E and D fit exactly into 900 hours.',
        rows: [{ label: 'F, C, B, E and D', value: '1,630', share: 1, tone: 'good' }],
      },
      { caption: 'The largest project in the list is the one to postpone.' },
      { caption: 'With 800 hours the ranking trips: projects do not come in slices.' },
    ],
    poster: {
      svg: namedBarsPoster({
        title: 'Choosing when hours are scarce',
        headline: '1,050 or 1,630',
        subtitle: 'Value from 900 hours, £ thousand',
        needle: 1050,
        format: (value) => (value === 0 ? '£0' : `£${value.toLocaleString('en-GB')}k`),
        bars: [
          { name: 'A and F', value: 1050, tone: 'bad' },
          { name: 'F, C, B, E, D', value: 1630, tone: 'good' },
        ],
      }),
      alt: 'By value A and F are chosen, worth 1,050; by value for each hour F, C, B, E and D, worth 1,630.',
    },
  }),
  boardFilm({
    story: 'videos/a-variance-in-four-sentences',
    title: 'A variance in four sentences',
    subtitle: 'Harness assembly, in thousands of pounds',
    steps: [
      {
        caption: '1,200 hours are earned at a budget of £64 an hour. It took 1,450 hours at £68.',
        rows: [
          { label: 'Earned value', value: '76.8', share: 0.77 },
          { label: 'Actual cost', value: '98.6', share: 0.99 },
        ],
        needle: [0.77, 'earned'],
      },
      {
        caption: 'The variance is minus £21,800. Split it before you explain it.',
        rows: [{ label: 'Cost variance', value: '−21.8', share: 0.22, tone: 'bad' }],
      },
      {
        caption: 'Rate: four pounds more for each of 1,450 hours.',
        rows: [{ label: 'of which rate', value: '−5.8', share: 0.06, tone: 'strong' }],
      },
      {
        caption: 'Efficiency: 250 hours more than planned, at £64.',
        rows: [{ label: 'of which efficiency', value: '−16.0', share: 0.16, tone: 'bad' }],
      },
      { caption: 'Nearly three quarters of the loss is hours, not rates.' },
      { caption: 'Now write four sentences: cause with a count, impact in units,' },
      { caption: 'action with an owner and a price, and the date at which the reader will know.' },
    ],
    poster: {
      svg: namedBarsPoster({
        title: 'A variance in four sentences',
        headline: '£21,800 over',
        subtitle: 'Harness assembly: rate or efficiency?',
        needle: 76_800,
        format: (value) => `£${value.toLocaleString('en-GB')}`,
        bars: [
          { name: 'Earned value', value: 76_800 },
          { name: 'Actual cost', value: 98_600 },
          { name: 'Of which rate', value: 5800 },
          { name: 'Efficiency', value: 16_000, tone: 'bad' },
        ],
      }),
      alt: 'Harness assembly earned £76,800 and cost £98,600; £5,800 of the difference is rate, £16,000 is efficiency.',
    },
  }),
  boardFilm({
    story: 'videos/four-rules-for-the-same-welds',
    title: 'Four rules for the same welds',
    subtitle: 'Forty welds for £48,000. 14 are accepted, £18,000 is spent. What is earned?',
    steps: [
      { caption: 'One vessel, one status date. £18,000 has been spent.' },
      {
        caption: '0/100: nothing is earned until all are accepted.',
        rows: [{ label: '0/100', value: '£0, CPI 0.00', share: 0, tone: 'bad' }],
        needle: [0.55, 'spent: £18,000'],
      },
      {
        caption: 'Weighted milestones: the first is worth 20%.',
        rows: [{ label: 'Milestones', value: '£9,600, CPI 0.53', share: 0.29, tone: 'bad' }],
      },
      {
        caption: 'Units: 14 of 40 are accepted.',
        rows: [
          { label: 'Units accepted', value: '£16,800, CPI 0.93', share: 0.51, tone: 'strong' },
        ],
      },
      {
        caption: '50/50: half is earned by starting.',
        rows: [{ label: '50/50', value: '£24,000, CPI 1.33', share: 0.73, tone: 'good' }],
      },
      {
        caption: 'And the foreman, in the corridor, says 60%.',
        rows: [{ label: 'Foreman', value: '£28,800', share: 0.87 }],
      },
      {
        caption: 'No rule is dishonest. It becomes so when it is chosen after the result is known.',
      },
    ],
    poster: {
      svg: namedBarsPoster({
        title: 'Four rules for the same welds',
        headline: '£0 to £24,000',
        subtitle: 'Four rules, 14 of 40 welds, £18,000 spent',
        needle: 18_000,
        format: (value) => `£${value.toLocaleString('en-GB')}`,
        bars: [
          { name: '0/100', value: 0 },
          { name: 'Milestones', value: 9600, tone: 'bad' },
          { name: 'Units accepted', value: 16_800 },
          { name: '50/50', value: 24_000, tone: 'good' },
        ],
      }),
      alt: 'The same welds earn £0, £9,600, £16,800 or £24,000 by four rules; £18,000 has been spent.',
    },
  }),
  boardFilm({
    story: 'webinar-recording-pages/a-heat-map-is-a-question',
    title: 'A heat map is a question',
    subtitle: 'Testers: six people, 192 project hours a week',
    steps: [
      {
        caption: 'Week 23: three projects ask for 288 hours of 192. That is 150%.',
        rows: [{ label: 'Week 23', value: '288 h, 150 %', share: 0.9, tone: 'bad' }],
        needle: [0.6, '192 hours'],
      },
      {
        caption: 'Week 25 has room: 48 hours are planned.',
        rows: [{ label: 'Week 25', value: '48 h, 25 %', share: 0.15 }],
      },
      { caption: 'Heron’s acceptance test needs 128 hours, and it has ten days of float.' },
      {
        caption: 'Moved by two weeks, it fits. Week 23 comes to 83%, week 25 to 92%.',
        rows: [
          { label: 'Week 23, after', value: '160 h, 83 %', share: 0.5, tone: 'good' },
          { label: 'Week 25, after', value: '176 h, 92 %', share: 0.55, tone: 'strong' },
        ],
      },
      { caption: 'The float is spent: Heron is critical from then on.' },
      { caption: 'Before any of it, ask whether the hours are right.' },
    ],
    poster: {
      svg: namedBarsPoster({
        title: 'A heat map is a question',
        headline: '150% to 83%',
        below: 'One test moved by two weeks',
        needle: 100,
        format: (value) => `${value}%`,
        bars: [
          { name: 'Week 23', value: 150, tone: 'bad' },
          { name: 'Week 25', value: 25 },
          { name: 'Week 23, after', value: 83, tone: 'good' },
          { name: 'Week 25, after', value: 92, tone: 'good' },
        ],
      }),
      alt: 'Week 23 stands at 150% and week 25 at 25%; one move brings them to 83% and 92%.',
    },
  }),
  boardFilm({
    story: 'webinar-recording-pages/six-minutes-of-accruals',
    title: 'Six minutes of accruals',
    subtitle: 'Eleven purchase orders against the clock: 6 min 48 s, 16 points of 22',
    steps: [
      {
        caption: 'Seven orders came within 5% and scored 14 points.',
        rows: [{ label: 'Within 5 %: seven', value: '14 of 14', share: 0.64, tone: 'good' }],
      },
      {
        caption: 'Two came within 15% and scored two.',
        rows: [{ label: 'Within 15 %: two', value: '2 of 4', share: 0.09, tone: 'strong' }],
      },
      {
        caption: 'Two scored nothing: a skip hire, and a carpenter’s new rate.',
        rows: [{ label: 'Missed: two', value: '0 of 4', share: 0, tone: 'bad' }],
      },
      {
        caption: 'In all £61,300 were accrued, £62,900 were delivered: 2.5% low.',
        rows: [
          { label: 'Accrued', value: '£61,300', share: 0.73, tone: 'strong' },
          { label: 'Delivery notes', value: '£62,900', share: 0.75 },
        ],
        needle: [0.75, 'delivered'],
      },
      { caption: 'Good enough for the ledger. The skip would be asked about for a year.' },
    ],
    poster: {
      svg: namedBarsPoster({
        title: 'Six minutes of accruals',
        headline: 'Seven of eleven',
        below: 'Orders accrued within 5%',
        needle: 7,
        format: String,
        bars: [
          { name: 'Within 5%', value: 7, tone: 'good' },
          { name: 'Within 15%', value: 2 },
          { name: 'Missed', value: 2, tone: 'bad' },
        ],
      }),
      alt: 'Of eleven orders seven are accrued within 5%, two within 15%, and two are missed.',
    },
  }),
  boardFilm({
    story: 'webinar-recording-pages/the-last-day-to-order-a-valve',
    title: 'The last day to order a valve',
    subtitle: 'Working days, counted back from an installation on 12 October 2020',
    steps: [
      { caption: 'The valve is to be installed on 12 October. Count back.' },
      {
        caption: 'Transport takes 10 days, the factory test 15.',
        rows: [
          { label: 'Transport', value: '10 d, from 28 September', share: 0.07 },
          { label: 'Factory test', value: '15 d, from 7 September', share: 0.1 },
        ],
      },
      {
        caption: 'Fabrication takes 90 days: it has to begin by 4 May.',
        rows: [{ label: 'Fabrication', value: '90 d, from 4 May', share: 0.6, tone: 'strong' }],
      },
      {
        caption: 'Drawings take 20 days to be made and approved, the order 15.',
        rows: [
          { label: 'Drawings', value: '20 d, from 6 April', share: 0.13 },
          { label: 'Enquiry and order', value: '15 d, from 16 March', share: 0.1 },
        ],
      },
      {
        caption: 'Together 150 days, or 30 weeks. The last day for the enquiry is 16 March.',
        rows: [{ label: 'Together', value: '150', share: 0.98, tone: 'bad' }],
        needle: [0.98, '16 March'],
      },
      { caption: 'Sent on 30 March, the valve arrives two weeks late.' },
    ],
    poster: {
      svg: posterDrawing({
        title: 'The last day to order a valve',
        headline: 'By 16 March',
        below: '150 working days to 12 October',
        needle: 0,
        bars: [
          { from: 0, to: 15 / 150, fill: petrol, name: 'Order' },
          { from: 15 / 150, to: 35 / 150, fill: petrol, name: 'Drawings' },
          { from: 35 / 150, to: 125 / 150, fill: petrol, name: 'Fabrication' },
          { from: 125 / 150, to: 140 / 150, fill: petrol, name: 'Test' },
          { from: 140 / 150, to: 1, fill: petrol, name: 'Transport' },
        ],
        ticks: [
          { at: 0, name: '16 Mar' },
          { at: 35 / 150, name: '4 May' },
          { at: 1, name: '12 Oct' },
        ],
      }),
      alt: 'Order, drawings, fabrication, test and transport take 150 working days, from 16 March to 12 October.',
    },
  }),
]
