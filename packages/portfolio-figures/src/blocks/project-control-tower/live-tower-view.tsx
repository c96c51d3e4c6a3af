import { type BlockViewProps, viewWithData } from '@prospectus/site/src/rendering/block-view.ts'
import { STATUS_PARAMETER } from '../../figures/status-date.ts'
import { useDataset } from '../../figures/use-dataset.ts'
import { useMessages } from '../../messages/messages.ts'
import { liveTower } from './live-tower.ts'
import { TowerAccounts } from './tower-accounts.tsx'
import { TowerDial } from './tower-dial.tsx'
import { loadTower, type Tower } from './tower-rows.ts'
import { TowerView } from './tower-view.tsx'

/** Control tower for the page's dataset: a slider sets its date, and rows expand to control accounts. */
export const liveTowerView = viewWithData<'project-control-tower', Tower>(LiveTowerView, loadTower)

function LiveTowerView(props: BlockViewProps<'project-control-tower', Tower>) {
  const live = liveTower(props.block, useDataset().dataset, useMessages())
  const script = live && {
    'data-enhance': 'project-control-tower',
    'data-when': 'approach',
    'data-parameter': STATUS_PARAMETER,
    'data-tower': JSON.stringify(live),
  }
  return (
    <TowerView
      {...props}
      attributes={script}
      above={live && <TowerDial live={live} />}
      below={<TowerAccounts names={props.block.projects.map(({ name }) => name)} />}
    />
  )
}
