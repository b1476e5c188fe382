import type { MemoryScenario } from 'fangkit/testing'

/** Every scenario of the in-memory back end, with a label. */
export const SCENARIOS: Readonly<Record<MemoryScenario, string>> = {
  demo: '演示数据',
  empty: '没有数据',
  slow: '线路很慢',
  offline: '断网',
  forbidden: '没有权限',
  expired: '登录中途到期（自动续期）',
  'signed-out': '登录已失效',
  conflict: '他人先保存',
  broken: '服务器出错（500）',
  unavailable: '服务暂停（503）',
  'wrong-shape': '答复形状不对',
  'html-page': '答复是网页',
  'cut-off': '答复不完整',
}

const NAME = 'scenario'

const isScenario = (text: string | null): text is MemoryScenario => text !== null && Object.hasOwn(SCENARIOS, text)

/** Returns the scenario in the address: `?scenario=slow`. */
export function scenarioOf(search: string): MemoryScenario {
  const asked = new URLSearchParams(search).get(NAME)
  return isScenario(asked) ? asked : 'demo'
}
