import { createHttpTransport, createTokenAuth, FangkitProvider } from 'fangkit'
import { FeeTab } from 'fangkit/fee-tab'
import { createRoot } from 'react-dom/client'
import '../../../lib/styles/panda.css'

const asked = new URLSearchParams(location.search)
const baseUrl = asked.get('api') ?? ''
const shown = document.getElementById('session')

// Own server first: it knows who sits here, and holds the secret.
const auth = createTokenAuth({
  storage: 'memory',
  getToken: async ({ reason, signal }) => {
    const answer = await fetch(`/session?${new URLSearchParams({ reason, for: asked.get('for') ?? '' })}`, { method: 'POST', signal })
    return answer.ok ? answer.json() : null
  },
  onSignedOut: () => {
    if (shown) shown.textContent = '会话已结束'
  },
})

const place = document.getElementById('widget')
if (place) {
  createRoot(place).render(
    <FangkitProvider transport={createHttpTransport({ baseUrl })} auth={auth}>
      <FeeTab projectId={asked.get('project') ?? ''} />
    </FangkitProvider>,
  )
}
