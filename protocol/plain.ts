import { z } from 'zod'
import { isObject } from '../kernel/json.ts'

/** Made or checked by the kernel: here it is only known to be an object. */
export const plain = <T>(what: string) =>
  z.custom<T>(isObject, 'must be an object').meta({ type: 'object', description: what })
