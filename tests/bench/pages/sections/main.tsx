import { createRoot } from 'react-dom/client'
import '../../../../lib/styles/panda.css'
import { createClient, type FangkitClient } from '../../../../lib/client/client.ts'
import { caseRecordCallsOf } from '../../../../lib/contract/case/case-record-calls.ts'
import { factsOf } from '../../../../lib/domain/facts.ts'
import { sectionsOf } from '../../../../lib/domain/project/section.ts'
import { FangkitProvider } from '../../../../lib/provider/fangkit-provider.tsx'
import { createMemoryAuth } from '../../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../../lib/testing/memory-transport.ts'
import { ProjectDetail } from '../../../../lib/widgets/project-detail/project-detail.tsx'
import { CASE_RECORD_KINDS } from '../../../../lib/widgets/project-detail/records/case-record-kinds.ts'
import { loadCaseRecordForm } from '../../../../lib/widgets/project-detail/records/load-case-record-form.ts'

/** The first case that shows the section and has a record in it. */
async function caseWith(client: FangkitClient, section: keyof typeof CASE_RECORD_KINDS): Promise<string> {
  const { data } = await client.api.Hf20PrjBase.getPageList({ page: 1, pageSize: 100 })
  for (const { keyValue, ...record } of data) {
    if (keyValue === null || !sectionsOf(factsOf(record)).some(({ key }) => key === section)) continue
    const found = await client.call(caseRecordCallsOf(CASE_RECORD_KINDS[section].entity.service).getSubPageList, {
      page: 1,
      objKey: keyValue,
    })
    if (Array.isArray(found.data) && found.data.length > 0) return keyValue
  }
  throw new Error(`no case has a record of ${section}`)
}

// adapter: the bench names one
const section = (new URLSearchParams(location.search).get('section') ?? 'house') as keyof typeof CASE_RECORD_KINDS
const transport = createMemoryTransport({ user: 'manager' })
const auth = createMemoryAuth()
const projectId = await caseWith(createClient({ transport, auth }), section)
// The form is measured, not the download of its chunk.
await loadCaseRecordForm()

const root = createRoot(document.getElementById('root') as HTMLElement) // adapter: index.html contains it
performance.mark('render')
root.render(
  <FangkitProvider transport={transport} auth={auth}>
    <ProjectDetail projectId={projectId} />
  </FangkitProvider>,
)
const whenDrawn = (): void => {
  if (document.querySelector(`[data-section=${section}] button[aria-label^=编辑]`) === null)
    requestAnimationFrame(whenDrawn)
  else requestAnimationFrame(() => performance.mark('mounted'))
}
requestAnimationFrame(whenDrawn)
