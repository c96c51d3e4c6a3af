import type { JobVacancy } from '@prospectus/content/schema/stories/job-vacancy'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EntityPage } from './entity-page.tsx'

/** An open position: its text, with the facts beside it (BLOCK-1). */
export function JobVacancyView(props: {
  readonly name: string
  readonly vacancy: JobVacancy
}): ReactNode {
  const { name, vacancy } = props
  const { jobs } = usePage().messages
  return (
    <EntityPage
      heading={name}
      text={vacancy.description}
      body={vacancy.body}
      factsLabel={jobs.facts}
      facts={[
        { label: jobs.department, value: vacancy.department },
        { label: jobs.location, value: vacancy.location },
        { label: jobs.contract, value: vacancy.contract },
        ...vacancy.facts,
      ]}
      aside={
        vacancy.apply && (
          <ButtonLink link={vacancy.apply} type="primary">
            {jobs.apply}
          </ButtonLink>
        )
      }
    />
  )
}
