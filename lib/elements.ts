/** The widgets as custom elements, for pages without React: importing it defines the tags. */
import './elements/define-all.ts'
import './elements/jsx.ts'
export { connectFangkit } from './elements/connect-fangkit.ts'
export type { ConnectionRoot, ConnectOptions } from './elements/connection.ts'
export type { FangkitElement, FangkitElementEvents, FangkitElements } from './elements/element-types.ts'
export type { BeforeDetail } from './elements/host-events.ts'
