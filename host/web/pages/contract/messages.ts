/** Texts of the contract pages. */
export const contractMessages = {
  title: '存量房买卖合同', printTitle: '打印合同', parts: '合同目录', skip: '跳到正文',
  titled: (part: string, name: string) => `${part} · ${name}`,
  back: '返回项目', home: '回到首页', choose: '更换项目', print: '打印', download: '下载 PDF', view: '返回编辑', printNow: '打印本页', terms: '合同约定', finish: '定稿', reopen: '退回修改',
  complete: '已齐', missing: (count: number) => `缺 ${count} 项`, progress: (done: number, total: number) => `已填 ${done} / ${total} 项`, noFacts: '说明',
  blank: (label: string) => `待填：${label}`, fill: (label: string) => `去填写“${label}”`,
  masked: '页面上的证件号码、电话与账号已打码。', inFull: '下载的 PDF 含完整号码，会留下记录。', notInFull: '您下载的 PDF 同样打码。',
  changed: '定稿之后，项目资料有变化，请核对；需要更新合同时，请退回修改后重新定稿。', reopened: (reason: string) => `已退回修改：${reason}`,
  warnings: '请核对', specimen: '样 张', previous: '上一部分', next: '下一部分',
  picker: { title: '选择项目', text: '买卖合同按项目资料写成。请输入房屋地址或项目编号。', open: '打开合同' },
  form: { title: '合同约定', save: '保存', cancel: '取消', saved: '已保存', conflict: (by: string) => `${by || '他人'}刚刚修改了合同约定，已载入最新内容，请核对后重新保存。`, readOnly: '合同已定稿或您没有修改权限，只能查看。' },
  finishing: { title: '把合同定稿？', text: '定稿后不再修改；需要修改时可以退回。', done: '合同已定稿' },
  reopening: { title: '退回修改', reason: '退回修改的原因', missing: '请填写退回修改的原因', done: '合同已退回修改', cancel: '取消', confirm: '退回修改' },
  saved: (name: string) => `已下载 ${name}`, fileName: (name: string) => `存量房买卖合同-${name}.pdf`,
} as const
