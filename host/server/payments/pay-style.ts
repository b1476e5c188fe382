/** The address of the style sheet of the pages, which allow no inline styles. */
export const STYLE_ADDRESS = '/pay/page.css'

export const STYLE = `*{box-sizing:border-box;margin:0}
body{background:#eef1f6;color:#1b2333;font:16px/1.5 system-ui,"PingFang SC","Microsoft YaHei",\
"Noto Sans CJK SC",sans-serif;padding:16px}
main{background:#fff;border-radius:12px;margin:0 auto;max-width:420px;overflow:hidden}
header{align-items:center;background:#1b57d6;color:#fff;display:flex;justify-content:space-between;padding:14px 20px}
h1{font-size:18px}
header b{background:#fff;border-radius:4px;color:#8a4b00;font-size:13px;padding:2px 8px}
section{padding:20px;text-align:center}
.a{font-size:36px;font-variant-numeric:tabular-nums;font-weight:700;overflow-wrap:anywhere}
.m{color:#4a5468}
.s{font-size:24px;font-weight:700;margin:16px 0 4px}
.paid{color:#0a6b3d}
.expired,.void{color:#8a4b00}
.w{color:#a61b1b;margin-top:8px}
table{border-collapse:collapse;margin:16px 0;text-align:left;width:100%}
caption{color:#4a5468;font-size:14px;padding-bottom:4px;text-align:left}
td{border:1px solid #d8dee9;padding:8px 12px}
td small{color:#4a5468;display:block;overflow-wrap:anywhere}
.n{font-variant-numeric:tabular-nums;text-align:right;white-space:nowrap}
button{background:#1b57d6;border:0;border-radius:8px;color:#fff;font:inherit;font-weight:700;\
margin-top:16px;min-height:48px;padding:8px 16px;width:100%}
button:focus-visible{outline:3px solid #1b2333;outline-offset:2px}
footer{background:#f4f6fa;color:#4a5468;font-size:14px;padding:12px 20px}
`
