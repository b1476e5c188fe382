/** Every error code an answer may have, with its HTTP status and whether a retry can help. */
export const WIRE_ERRORS = {
  SIGNED_OUT: { status: 403, retryable: false, message: '登录已失效，请重新登录' },
  INVALID: { status: 200, retryable: false, message: '提交的内容有误' },
  NO_PERMISSION: { status: 200, retryable: false, message: '没有操作权限' },
  CITY_CHANGED: { status: 200, retryable: false, message: '办公城市已切换，请确认后再操作' },
  NOT_FOUND: { status: 200, retryable: false, message: '记录不存在或无权查看' },
  CONFLICT: { status: 200, retryable: false, message: '记录已被他人修改' },
  STATUS: { status: 200, retryable: false, message: '当前状态不允许该操作' },
  LOGIN_FAILED: { status: 200, retryable: false, message: '账号或密码不正确' },
  KEY_REUSED: { status: 200, retryable: false, message: '重复的请求标识对应了不同的内容' },
  UNKNOWN_CALL: { status: 404, retryable: false, message: '没有这个接口' },
  UNSUPPORTED_MEDIA: { status: 415, retryable: false, message: '不支持的内容类型' },
  TOO_LARGE: { status: 413, retryable: false, message: '提交的内容过大' },
  RATE_LIMITED: { status: 429, retryable: true, message: '操作过于频繁，请稍后再试' },
  UNAVAILABLE: { status: 503, retryable: true, message: '服务暂时不可用，请稍后再试' },
  INTERNAL: { status: 500, retryable: true, message: '请求出错!' },
} as const satisfies Record<string, { readonly status: number; readonly retryable: boolean; readonly message: string }>

/** A code by which the server reports a failure. @public */
export type WireErrorCode = keyof typeof WIRE_ERRORS

/** True for a code the library knows; a back end may send others. */
export function isWireErrorCode(code: unknown): code is WireErrorCode {
  return typeof code === 'string' && Object.hasOwn(WIRE_ERRORS, code)
}
