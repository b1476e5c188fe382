import type { ReactElement } from 'react'
import { projectDetailMessages } from '../../../locale/zh-cn/project-detail/project-detail.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { TabList } from '../../../ui/sections/tab-list.tsx'
import { isInstalled, PROJECT_TABS, type ProjectTabModules } from '../tabs.ts'

export interface ProjectTabListProps {
  readonly saved: boolean
  readonly modules: ProjectTabModules
}

/**
 * The tabs. In an unsaved case all can be pressed, and the page says what has to be filled in first; in a saved
 * case those without a module are disabled and say so.
 */
export function ProjectTabList({ saved, modules }: ProjectTabListProps): ReactElement {
  const texts = useMessages(projectDetailMessages)
  const items = PROJECT_TABS.map((tab) => {
    const missing = saved && !isInstalled(tab, modules)
    return {
      value: tab,
      label: texts.tabs[tab],
      disabled: missing,
      title: missing ? texts.tabNotInstalled({ tab: texts.tabs[tab] }) : undefined,
    }
  })
  return <TabList label={texts.tabList} items={items} />
}
