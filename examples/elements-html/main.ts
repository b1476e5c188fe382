import { connectFangkit } from 'fangkit/elements'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { scenarioOf } from '../frame/scenario.ts'
import certificate from '../image-viewer/pictures/certificate.svg?no-inline'
import floorPlan from '../image-viewer/pictures/floor-plan.svg?no-inline'
import { logEvents } from './log-events.ts'

// [1] Connects all elements of the page once. A real page passes createHttpTransport({ baseUrl }) and
// createTokenAuth(…).
connectFangkit({
  transport: createMemoryTransport({ scenario: scenarioOf(location.search) }),
  auth: createMemoryAuth(),
})

function find<E extends Element>(selector: string, kind: new () => E): E {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`${selector} is not on the page`)
  return found
}

// [2] Set attributes as in any HTML, and properties for values that are not text.
const fees = document.querySelector('fangkit-fee-tab')
const viewer = document.querySelector('fangkit-image-viewer')
if (viewer)
  viewer.items = [
    { src: certificate, alt: '样例证书' },
    { src: floorPlan, alt: '样例户型图' },
  ]

find('#project', HTMLInputElement).addEventListener('change', ({ currentTarget }) => {
  if (currentTarget instanceof HTMLInputElement) fees?.setAttribute('project-id', currentTarget.value.trim())
})
find('#sub-tab', HTMLSelectElement).addEventListener('change', ({ currentTarget }) => {
  if (currentTarget instanceof HTMLSelectElement) fees?.setAttribute('sub-tab', currentTarget.value)
})
find('#read-only', HTMLInputElement).addEventListener('change', () => fees?.toggleAttribute('read-only'))
find('#pictures', HTMLButtonElement).addEventListener('click', () => viewer?.setAttribute('open', ''))
find('#move', HTMLButtonElement).addEventListener('click', () => {
  const [here, there] = [find('#here', HTMLElement), find('#there', HTMLElement)]
  if (fees) (fees.parentElement === here ? there : here).append(fees)
})

// [3] The page decides which list is open, so it has to follow the user's choice.
fees?.addEventListener('fangkit-sub-tab-change', ({ detail }) => {
  find('#sub-tab', HTMLSelectElement).value = detail.subTab
  fees.setAttribute('sub-tab', detail.subTab)
})
viewer?.addEventListener('fangkit-close', () => viewer.removeAttribute('open'))

// [4] The page can cancel a submission and show the user a sentence that says why.
fees?.addEventListener('fangkit-before-submit', ({ detail }) => {
  if (find('#hold', HTMLInputElement).checked) detail.refuse('页面勾选了“先不提交”。')
})

logEvents(find('#log', HTMLOListElement))
