import { answerError } from '../../lib/client/answer-error.ts'
import type { FangkitErrorKind } from '../../lib/client/fangkit-error.ts'
import { WIRE_ERRORS, type WireErrorCode } from '../../lib/contract/wire-error.ts'
import { code, page, table } from './markdown.ts'

export type LocalCode = 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'CONTRACT' | 'REDIRECTED' | 'CRASHED'

/** What a code of the wire means, and what a page does about it. */
export const WIRE_ADVICE: Readonly<Record<WireErrorCode, readonly [meaning: string, advice: string]>> = {
  SIGNED_OUT: ['没有会话，或会话已失效', '组件自动换一次令牌并重发；仍失败时调用 `onSignedOut`，宿主引导登录'],
  INVALID: ['内容有误，`issues` 列出每个字段', '组件标在字段上；自己的后端请逐字段答复'],
  NO_PERMISSION: ['缺少操作权限，`message` 说明缺什么', '不重试；请管理员授权'],
  CITY_CHANGED: [
    '会话已切换到别的办公城市，页面还停在原来的城市',
    '什么也没有读取或保存；组件提示切换，经人同意后转到新的城市',
  ],
  NOT_FOUND: ['记录不存在，或无权查看（两者不作区分）', '回到清单'],
  CONFLICT: ['读取之后被他人修改，`conflict` 说明谁、何时、哪些字段', '组件让人选择；已填写的内容保留'],
  STATUS: ['记录当前的状态不允许', '刷新后再看'],
  LOGIN_FAILED: ['账号或密码不正确', '请人重新输入'],
  KEY_REUSED: ['同一幂等键用于不同的内容', '每个新意图用新的键：`newIdempotencyKey()`'],
  UNKNOWN_CALL: ['没有这个接口', '核对版本与基地址'],
  UNSUPPORTED_MEDIA: ['内容类型不支持', '只发表单编码或 JSON'],
  TOO_LARGE: ['提交的内容过大', '拆小或压缩'],
  RATE_LIMITED: ['过于频繁', '等待 `retryAfter` 毫秒'],
  UNAVAILABLE: ['服务暂时不可用', '读取自动重试；写入由人决定'],
  INTERNAL: ['服务器内部错误', '凭 `traceId` 在服务器日志里查'],
}

export const LOCAL_ADVICE: Readonly<
  Record<LocalCode, readonly [kind: FangkitErrorKind, meaning: string, advice: string]>
> = {
  NETWORK: ['network', '网络不通，或请求没有到达', '读取自动重试；恢复后继续'],
  TIMEOUT: ['timeout', '在时限内没有答复', '写入可能已经生效，由人核对后再试'],
  ABORTED: ['aborted', '调用被取消（切换城市、离开页面）', '无需处理，不提示'],
  CONTRACT: ['contract', '答复不符合接口声明', '核对后端的版本；`message` 说明哪里不符'],
  REDIRECTED: ['server', '后端把请求转到别处，为安全起见不跟随', '让基地址直接指向接口'],
  CRASHED: [
    'server',
    '宿主的回调或组件的一部分抛出错误',
    '见 `cause`；组件本身不受回调影响。没有服务器的请求号，`traceId` 由页面生成，组件出错时也显示',
  ],
}

/** What each kind makes a screen do. */
const KINDS: Readonly<Record<FangkitErrorKind, string>> = {
  network: '显示重试，保留上次的内容',
  timeout: '显示重试',
  'signed-out': '提示重新登录，已填写的内容保留',
  refused: '显示后端的说明',
  invalid: '标在字段上',
  conflict: '让人在两个版本间选择',
  forbidden: '显示无权限',
  'not-found': '显示没有这条记录',
  server: '显示重试与追踪号',
  aborted: '不显示',
  contract: '显示重试与追踪号',
}

const kindOf = (name: WireErrorCode): string =>
  answerError({ op: '', status: WIRE_ERRORS[name].status, envelope: { success: false, code: name } }).kind

export function errorsPage(): string {
  const wire = Object.entries(WIRE_ADVICE).map(([name, [meaning, advice]]) => {
    const known = name as WireErrorCode // adapter: the keys of the table above
    const { status, retryable, message } = WIRE_ERRORS[known]
    return [code(name), String(status), code(kindOf(known)), meaning, message, retryable ? '是' : '', advice]
  })
  const local = Object.entries(LOCAL_ADVICE).map(([name, [kind, meaning, advice]]) => [
    code(name),
    code(kind),
    meaning,
    advice,
  ])
  return page(
    '错误码',
    `失败只有一种：${code('FangkitError')}，用 ${code('isFangkitError(error)')} 识别（不用 ${code('instanceof')}，` +
      `页面上可能有两份组件库）。${code('code')} 是下面的错误码（后端可以另加），${code('kind')} 决定界面怎么做，${code('userMessage')} 是给人看的中文（至多 ` +
      `200 字的纯文本），${code('message')} 给开发者，${code('traceId')} 与服务器日志对应，${code('retryable')} 表示再试可能有用。`,
    `## 后端答复的\n\n${table(['错误码', 'HTTP', 'kind', '含义', '缺省的中文', '可重试', '怎么办'], wire)}`,
    `## 只在浏览器一侧的\n\n${table(['错误码', 'kind', '含义', '怎么办'], local)}`,
    `## kind 与界面\n\n${table(
      ['kind', '组件怎么做'],
      Object.entries(KINDS).map(([kind, what]) => [code(kind), what]),
    )}`,
  )
}
