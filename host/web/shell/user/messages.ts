/** Texts of the dialog that changes the user's own password. */
export const messages = {
  title: '修改密码',
  old: '原密码',
  next: '新密码',
  again: '再输入一次新密码',
  hint: '8 至 64 个字符，同时含有字母和数字，不含登录名',
  missing: (label: string) => `请输入${label}`,
  differs: '两次输入的新密码不一致',
  save: '修改',
  cancel: '取消',
  done: '密码已修改',
  doneText: '您在其他地方的登录已结束。',
} as const
