import { connectFangkit } from 'fangkit/elements'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue'
import { scenarioOf } from '../frame/scenario.ts'

/** A part of the page with a back end and a city of its own. */
const City = defineComponent({
  props: { name: { type: String, required: true }, code: { type: String, required: true } },
  setup({ name, code }) {
    const place = ref<HTMLElement | null>(null)
    const subTab = ref('charges')
    const said = ref('正在载入')
    let disconnect = () => {}
    // [1] Connected below this section alone: the other city has its own session, cache and line.
    onMounted(() => {
      if (place.value) disconnect = connectFangkit({ transport: createMemoryTransport({ scenario: scenarioOf(location.search) }), auth: createMemoryAuth(), scope: { city: code } }, place.value)
    })
    onBeforeUnmount(() => disconnect())
    return () => h('section', { ref: place, 'aria-label': name }, [
      h('h2', `${name}：${said.value}`),
      // [2] Properties in, events out; Vue holds which list is open.
      h('fangkit-fee-tab', {
        projectId: 'demo-project-01',
        subTab: subTab.value,
        onFangkitReady: () => { said.value = '已载入' },
        onFangkitError: ({ detail }: CustomEvent<{ readonly userMessage: string }>) => { said.value = detail.userMessage },
        onFangkitSubTabChange: ({ detail }: CustomEvent<{ readonly subTab: string }>) => { subTab.value = detail.subTab },
      }),
    ])
  },
})

export const TwoCities = defineComponent(() => () => h('main', { class: 'cities' }, [h(City, { name: '广州', code: '440100' }), h(City, { name: '佛山', code: '440600' })]))
