/** Every Chinese text. */
export { zhCN } from '../locale/zh-cn/zh-cn.ts'
