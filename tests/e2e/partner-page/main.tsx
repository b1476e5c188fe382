import { answerOf, createHttpTransport, createTokenAuth, type FangkitError, FangkitProvider, useFkQuery } from 'fangkit'
import { ConfigGrid } from 'fangkit/config-grid'
import { contract } from 'fangkit/contract'
import { FeeTab } from 'fangkit/fee-tab'
import { FlowTab } from 'fangkit/flow-tab'
import { FormPreview } from 'fangkit/form-preview'
import { ImageViewer } from 'fangkit/image-viewer'
import { PapersTab } from 'fangkit/papers-tab'
import { ProjectDetail } from 'fangkit/project-detail'
import { type ReactElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { chargeItemGrid } from '../../../host/grids/system/charge-item-grid.ts'
import 'fangkit/styles.css'

const asked = new URLSearchParams(location.search)
const baseUrl = asked.get('api') ?? ''
const projectId = asked.get('project') ?? ''
const [shown, errors] = ['session', 'errors'].map((id) => document.getElementById(id))

// The partner's own server comes first: it holds the session of the user and the secret.
const auth = createTokenAuth({
  storage: 'memory',
  getToken: async ({ reason, signal }) => {
    const answer = await fetch(`/session?${new URLSearchParams({ reason, for: asked.get('for') ?? '' })}`, {
      method: 'POST',
      signal,
    })
    return answer.ok ? answer.json() : null
  },
  onSignedOut: () => {
    if (shown) shown.textContent = '会话已结束'
  },
})

const transport = createHttpTransport({ baseUrl })

/** The pictures kept at a case, as the session reads them. */
function Pictures(): ReactElement {
  const [open, setOpen] = useState(true)
  const { data = [] } = useFkQuery(answerOf(contract.Hf1aCommonAppendix.getPageList, { hf1aObjId: projectId }))
  const items = data.map(({ hf1aFileUrl, hf1aFileName }) => ({
    src: transport.urlOf?.(hf1aFileUrl ?? '') ?? '',
    alt: hf1aFileName ?? '',
  }))
  return items.length === 0 ? <p>没有图片</p> : <ImageViewer open={open} onClose={() => setOpen(false)} items={items} />
}

/** What went wrong, for the user who looks after the page. */
function noteError({ op, code }: FangkitError): void {
  errors?.append(`${op} ${code}\n`)
}

const WIDGETS: Readonly<Record<string, () => ReactElement>> = {
  PROJECT_DETAIL: () => <ProjectDetail projectId={projectId} />,
  FEE_TAB: () => <FeeTab projectId={projectId} />,
  FLOW_TAB: () => <FlowTab projectId={projectId} />,
  PAPERS_TAB: () => <PapersTab projectId={projectId} />,
  FORM_PREVIEW: () => <FormPreview projectId={projectId} />,
  CONFIG_GRID: () => <ConfigGrid definition={chargeItemGrid} />,
  IMAGE_VIEWER: () => <Pictures />,
}

const place = document.getElementById('widget')
const draw = WIDGETS[asked.get('widget') ?? 'FEE_TAB']
if (place && draw)
  createRoot(place).render(
    <FangkitProvider transport={transport} auth={auth} onError={noteError}>
      {draw()}
    </FangkitProvider>,
  )
