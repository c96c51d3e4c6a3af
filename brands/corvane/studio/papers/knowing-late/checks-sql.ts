import type { Count } from './counts.ts'

/**
 * The checks of the published figures as SQL for SQLite. The table `project` is the data as a program imports it: every
 * value a text. The last statement gives a row for each figure: its name, what the paper states, what the data come to
 * when rounded like that, and whether the two are the same.
 */
export function checksSql(counts: readonly Count[], csvName: string): string {
  const rows = counts.map(
    ({ sector, year, projects, late, falseAlarms }) =>
      `  ('${sector}', ${year}, ${projects}, ${late}, ${falseAlarms})`,
  )
  return `-- The price of knowing late: the figures of the paper, from its data.
--
-- For SQLite 3.32 or later. With this file and the data in one folder:
--
--   sqlite3 :memory: ".import --csv ${csvName} project" ".read ${csvName.replace('.csv', '.sql')}"
--
-- The last statement lists every figure with what the paper states and what the data come to.

-- Projects by sector and year of their finish. False alarms are projects in time
-- whose SPI(t) nevertheless stood below 0.92 for three months running.
CREATE TEMP TABLE counts (sector TEXT, year INTEGER, projects INTEGER, late INTEGER, false_alarms INTEGER);
INSERT INTO counts VALUES
${rows.join(',\n')};
${STATEMENTS}`
}

const STATEMENTS = `
-- The data with numbers as numbers. The outcome and the weeks follow from the two dates
-- alone; projects that are alike in size, sector and degree of delay have one likeness.
CREATE TEMP VIEW late AS
SELECT
  project, organisation, sector, CAST(finish_year AS INTEGER) AS finish_year, method, experience,
  committee, public_date, report_before_gate, index_opened, visible, reported,
  outcome AS stated_outcome, weeks_between,
  CASE
    WHEN visible = '' OR substr(reported, 1, 7) < substr(visible, 1, 7) THEN 'ahead'
    WHEN substr(reported, 1, 7) = substr(visible, 1, 7) THEN 'same month'
    ELSE 'waited'
  END AS outcome,
  (julianday(reported) - julianday(nullif(visible, ''))) / 7 AS weeks,
  CAST(gates AS REAL) * 365.25 / 12 / (7 * (planned_weeks + delay_weeks)) AS share_before_gates,
  CAST(approved_changes AS REAL) AS changes,
  CAST(manager_changes AS REAL) AS managers,
  CAST(final_cost_percent AS REAL) AS cost,
  cost_band || sector || CASE
    WHEN 1.0 * delay_weeks / planned_weeks < 0.15 THEN 'under 15%'
    WHEN 1.0 * delay_weeks / planned_weeks < 0.3 THEN '15% to 30%'
    ELSE 'over 30%'
  END AS likeness
FROM project;

CREATE TEMP VIEW waited AS SELECT * FROM late WHERE outcome = 'waited';

-- Medians of the weeks between, for every group that the paper speaks of.
CREATE TEMP VIEW medians AS
WITH grouped AS (
  SELECT 'all who waited' AS name, weeks FROM waited
  UNION ALL SELECT 'committee ' || committee, weeks FROM waited
  UNION ALL SELECT 'public date ' || public_date, weeks FROM waited
  UNION ALL SELECT 'before a gate ' || report_before_gate, weeks FROM waited
  UNION ALL SELECT 'index opened ' || index_opened, weeks FROM waited
  UNION ALL SELECT 'sector ' || sector, weeks FROM waited
  UNION ALL SELECT 'method ' || method, weeks FROM waited
  UNION ALL SELECT 'experience ' || experience, weeks FROM waited
  UNION ALL SELECT 'ahead', -weeks FROM late WHERE outcome = 'ahead' AND weeks IS NOT NULL
), ranked AS (
  SELECT name, weeks,
    row_number() OVER (PARTITION BY name ORDER BY weeks) AS place,
    count(*) OVER (PARTITION BY name) AS size
  FROM grouped
)
SELECT name, size, avg(weeks) AS median
FROM ranked WHERE place IN ((size + 1) / 2, (size + 2) / 2)
GROUP BY name, size;

-- Least squares within groups of like projects: every value as a distance from the mean of
-- its likeness, then the normal equations for one slope, and for three by Cramer's rule.
CREATE TEMP VIEW slopes AS
WITH centred AS (
  SELECT
    weeks - avg(weeks) OVER likeness AS w, changes - avg(changes) OVER likeness AS c,
    managers - avg(managers) OVER likeness AS m, cost - avg(cost) OVER likeness AS y
  FROM waited WINDOW likeness AS (PARTITION BY likeness)
), sums AS (
  SELECT sum(w*w) AS ww, sum(w*c) AS wc, sum(w*m) AS wm, sum(c*c) AS cc, sum(c*m) AS cm,
    sum(m*m) AS mm, sum(w*y) AS wy, sum(c*y) AS cy, sum(m*y) AS my
  FROM centred
)
SELECT wy / ww AS alone,
  (wy*(cc*mm - cm*cm) - wc*(cy*mm - cm*my) + wm*(cy*cm - cc*my))
    / (ww*(cc*mm - cm*cm) - wc*(wc*mm - cm*wm) + wm*(wc*cm - cc*wm)) AS adjusted
FROM sums;

WITH found (figure, stated, value, decimals) AS (
  SELECT 'projects', 1204, (SELECT sum(projects) FROM counts), 0
  UNION ALL SELECT 'late projects', 713, (SELECT count(*) FROM late), 0
  UNION ALL SELECT 'late projects in the counts', 713, (SELECT sum(late) FROM counts), 0
  UNION ALL SELECT 'sectors and years whose counts differ from the data', 0, (
    SELECT count(*) FROM counts AS c WHERE c.late <> (
      SELECT count(*) FROM late WHERE late.sector = c.sector AND late.finish_year = c.year
    )
  ), 0
  UNION ALL SELECT 'late, % of projects', 59,
    100.0 * (SELECT count(*) FROM late) / (SELECT sum(projects) FROM counts), 0
  UNION ALL SELECT 'organisations', 57, (SELECT count(DISTINCT organisation) FROM late), 0
  UNION ALL SELECT 'organisations with a committee', 26,
    (SELECT count(DISTINCT organisation) FROM late WHERE committee = 'yes'), 0
  UNION ALL SELECT 'rows whose outcome or weeks differ from the two dates', 0, (
    SELECT count(*) FROM late WHERE outcome <> stated_outcome
      OR coalesce(abs(weeks - weeks_between) > 0.051, weeks_between <> '')
  ), 0
  UNION ALL SELECT 'visible before it was reported', 506, (SELECT count(*) FROM waited), 0
  UNION ALL SELECT 'reported before it was visible', 118,
    (SELECT count(*) FROM late WHERE outcome = 'ahead'), 0
  UNION ALL SELECT 'never visible', 31, (SELECT count(*) FROM late WHERE visible = ''), 0
  UNION ALL SELECT 'in the same month', 89,
    (SELECT count(*) FROM late WHERE outcome = 'same month'), 0
  UNION ALL SELECT 'false alarms', 96, (SELECT sum(false_alarms) FROM counts), 0
  UNION ALL SELECT 'median weeks between', 11,
    (SELECT median FROM medians WHERE name = 'all who waited'), 1
  UNION ALL SELECT 'projects that waited for more than 23 weeks', 125,
    (SELECT count(*) FROM waited WHERE weeks > 23), 0
  UNION ALL SELECT 'median weeks with a committee', 16,
    (SELECT median FROM medians WHERE name = 'committee yes'), 1
  UNION ALL SELECT 'median weeks without', 8,
    (SELECT median FROM medians WHERE name = 'committee no'), 1
  UNION ALL SELECT 'weeks that a public date adds', 5,
    (SELECT median FROM medians WHERE name = 'public date yes')
      - (SELECT median FROM medians WHERE name = 'public date no'), 1
  UNION ALL SELECT 'reports in the month before a gate, %', 44,
    (SELECT 100.0 * avg(report_before_gate = 'yes') FROM waited), 0
  UNION ALL SELECT 'the same by lot, %', 17,
    (SELECT 100.0 * avg(min(1, share_before_gates)) FROM waited), 0
  UNION ALL SELECT 'index opened in the first low month, % of late projects', 51,
    (SELECT 100.0 * avg(index_opened = 'yes') FROM late), 0
  UNION ALL SELECT 'waited beyond the third month-end', 295, (
    SELECT count(*) FROM waited
    WHERE reported > date(visible, 'start of month', '+3 months', '-1 day')
  ), 0
  UNION ALL SELECT 'median lead of those ahead, weeks', 8.3,
    (SELECT median FROM medians WHERE name = 'ahead'), 1
  UNION ALL SELECT '% of final cost a week, like with like', 0.42, (SELECT alone FROM slopes), 2
  UNION ALL SELECT 'the same, changes and managers allowed for', 0.31,
    (SELECT adjusted FROM slopes), 2
)
SELECT figure, stated, round(value, decimals) AS found,
  CASE WHEN round(value, decimals) = stated THEN 'holds' ELSE 'differs' END AS verdict
FROM found;
`
