import { type ReactElement, useEffect, useState } from 'react'
import type { Stage } from '../frame/sandbox.tsx'

/** [1] Shows whether the page has a policy, and how often it was violated. */
export function PolicyWatch({ log }: { readonly log: Stage['log'] }): ReactElement {
  const [broken, setBroken] = useState(0)
  useEffect(() => {
    const notice = ({ violatedDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      setBroken((before) => before + 1)
      log('securitypolicyviolation', { violatedDirective, blockedURI })
    }
    document.addEventListener('securitypolicyviolation', notice)
    return () => document.removeEventListener('securitypolicyviolation', notice)
  }, [log])
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? null
  return (
    <div className="sandbox-host">
      <span role="status">
        {policy === null ? '这个页面没有策略：开发时由工具加入脚本与样式，构建后才有' : `违反策略 ${broken} 次`}
      </span>
      {policy !== null && <code>{policy}</code>}
    </div>
  )
}
