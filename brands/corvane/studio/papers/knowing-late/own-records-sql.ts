/**
 * Finds the two dates in the reader's own records: `status` (project, month_end, spi_t), `forecast` (project, recorded,
 * finish) and `baseline` (project, finish).
 */
export const OWN_RECORDS_SQL = `WITH run AS (
  SELECT project, month_end, spi_t < 0.92
      AND lead(spi_t, 1, 1) OVER months < 0.92
      AND lead(spi_t, 2, 1) OVER months < 0.92 AS begins
  FROM status WINDOW months AS (PARTITION BY project ORDER BY month_end)
), seen AS (
  SELECT project, min(month_end) AS visible FROM run WHERE begins GROUP BY project
), said AS (
  SELECT forecast.project, min(recorded) AS reported
  FROM forecast JOIN baseline USING (project)
  WHERE julianday(forecast.finish) - julianday(baseline.finish) > 28
  GROUP BY forecast.project
)
SELECT project, visible, reported,
  round((julianday(reported) - julianday(visible)) / 7, 1) AS weeks
FROM said LEFT JOIN seen USING (project) ORDER BY weeks DESC;`
