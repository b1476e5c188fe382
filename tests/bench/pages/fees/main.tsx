import { createRoot } from 'react-dom/client'
import '../../../../lib/styles/panda.css'
import { createClient } from '../../../../lib/client/client.ts'
import type { Transport } from '../../../../lib/client/transport/transport.ts'
import { FangkitProvider } from '../../../../lib/provider/fangkit-provider.tsx'
import { createMemoryAuth } from '../../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../../lib/testing/memory-transport.ts'
import { FeeTab } from '../../../../lib/widgets/fee-tab/fee-tab.tsx'

const CASE = 'demo-project-05'
const LISTS = ['getChargeCfgList', 'getProjectIncomeInfo', 'loadProjectCostList']
const requested = Number(new URLSearchParams(location.search).get('rows') ?? 100)

const transport = createMemoryTransport({ user: 'manager' })
const auth = createMemoryAuth()
await createClient({ transport, auth }).api.Hf20PrjBase.getOne({ id: CASE })

/**
 * The lists of the case over and over, and every answer at hand: what is measured is the widget, not the back end in
 * its page.
 */
const cached = new Map<string, Awaited<ReturnType<Transport['call']>>>()
const long: Transport = {
  ...transport,
  async call(request) {
    const { signal: _signal, idempotencyKey: _key, token: _token, ...asked } = request
    const name = JSON.stringify(asked)
    const known = cached.get(name)
    if (known) return known
    const answer = await transport.call(request)
    if (LISTS.includes(request.method) && 'data' in answer && Array.isArray(answer.data)) {
      const rows: readonly object[] = answer.data
      const many = Array.from({ length: requested }, (_, at) => ({
        ...rows[at % rows.length],
        ...(at >= rows.length && { keyValue: `row-${at}`, cfgId: `row-${at}` }),
      }))
      cached.set(name, { ...answer, data: many })
    } else cached.set(name, answer)
    return cached.get(name) ?? answer
  },
}
const element = document.getElementById('root') as HTMLElement // adapter: index.html contains it
const show = (): void => {
  const place = document.createElement('div')
  element.replaceChildren(place)
  createRoot(place).render(
    <FangkitProvider transport={long} auth={auth}>
      <FeeTab projectId={CASE} />
    </FangkitProvider>,
  )
}
const button = document.createElement('button')
button.id = 'show'
button.append('show')
button.addEventListener('click', show)
element.before(button)
performance.mark('render')
requestAnimationFrame(() => performance.mark('mounted'))
