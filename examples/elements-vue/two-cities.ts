import { isFangkitError } from 'fangkit'
import { connectFangkit } from 'fangkit/elements'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue'
import { scenarioOf } from '../frame/scenario.ts'
import { enterCity } from './enter-city.ts'

/** A part of the page with its own back end, session and city. */
const City = defineComponent({
  props: { name: { type: String, required: true }, code: { type: String, required: true } },
  setup({ name, code }) {
    const place = ref<HTMLElement | null>(null)
    const projectId = ref<string | null>(null)
    const subTab = ref('charges')
    const said = ref('正在载入')
    const transport = createMemoryTransport({ scenario: scenarioOf(location.search) })
    const auth = createMemoryAuth()
    let disconnect = () => {}
    onMounted(async () => {
      try {
        // [1] The session switches to its city, and returns the case to show.
        projectId.value = await enterCity(transport, auth, code)
        // [2] Connects this section only. The other city has its own session, cache and connection.
        if (place.value) disconnect = connectFangkit({ transport, auth, scope: { city: code } }, place.value)
      } catch (error) {
        said.value = isFangkitError(error) ? error.userMessage : '没能进入这个城市'
      }
    })
    onBeforeUnmount(() => disconnect())
    return () =>
      h('section', { ref: place, 'aria-label': name }, [
        h('h2', `${name}：${said.value}`),
        // [3] Vue sets properties, listens to events, and stores which list is open.
        projectId.value === null
          ? null
          : h('fangkit-fee-tab', {
              projectId: projectId.value,
              subTab: subTab.value,
              onFangkitReady: () => {
                said.value = '已载入'
              },
              onFangkitError: ({ detail }: CustomEvent<{ readonly userMessage: string }>) => {
                said.value = detail.userMessage
              },
              onFangkitSubTabChange: ({ detail }: CustomEvent<{ readonly subTab: string }>) => {
                subTab.value = detail.subTab
              },
            }),
      ])
  },
})

export const TwoCities = defineComponent(
  () => () =>
    h('main', { class: 'cities' }, [
      h(City, { name: '广州', code: '440100' }),
      h(City, { name: '深圳', code: '440300' }),
    ]),
)
