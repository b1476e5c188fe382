import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import { FeeTab } from '../../../lib/widgets/fee-tab/fee-tab.tsx'
import { FlowTab } from '../../../lib/widgets/flow-tab/flow-tab.tsx'
import { FormPreview } from '../../../lib/widgets/form-preview/form-preview.tsx'
import { ImageViewer } from '../../../lib/widgets/image-viewer/image-viewer.tsx'
import { PapersTab } from '../../../lib/widgets/papers-tab/papers-tab.tsx'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { projects } from '../grid/grids.ts'

describe('a widget outside of a provider', () => {
  it.each([
    ['fee-tab', <FeeTab key="fee" projectId="p1" />],
    ['flow-tab', <FlowTab key="flow" projectId="p1" />],
    ['papers-tab', <PapersTab key="papers" projectId="p1" />],
    ['form-preview', <FormPreview key="form" projectId="p1" />],
    ['project-detail', <ProjectDetail key="project" projectId="p1" />],
    ['config-grid', <ConfigGrid key="grid" definition={projects} />],
    ['image-viewer', <ImageViewer key="viewer" open items={[]} onClose={() => undefined} />],
  ])('says so in a box, tells the developer, and leaves the page of the host alone: %s', async (name, widget) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    render(
      <>
        <p>宿主的内容</p>
        {widget}
      </>,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('这部分内容暂时无法显示')
    expect(screen.getByText('宿主的内容')).toBeVisible()
    expect(consoleError).toHaveBeenCalledWith(expect.stringContaining(`组件 ${name} 不在 <FangkitProvider> 里`))
  })
})
