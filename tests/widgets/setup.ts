import { configure } from '@testing-library/react'

/** A busy machine may need a while until something can be seen. */
configure({ asyncUtilTimeout: 20_000 })
