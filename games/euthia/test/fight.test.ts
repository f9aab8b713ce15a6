import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { bout, DRAGONFLY, hits, wounds } from './bout.ts'
import { HEROES, rows as table } from './pack.ts'
