import type { ColumnType, Generated } from 'kysely';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

declare const isJsonText: unique symbol;

// JSON columns are written as text, made by `json`, so that both drivers store the same.
export type JsonText = string & { readonly [isJsonText]: true };

export const json = (value: Json): JsonText => JSON.stringify(value) as JsonText;

// ISO 8601 in UTC with milliseconds; by default the database's clock.
export type Time = ColumnType<string, string | undefined, string>;
export type TimeOrNull = ColumnType<string | null, string | null | undefined, string | null>;
export type JsonColumn = ColumnType<Json, JsonText, JsonText>;
export type JsonOrNull = ColumnType<Json, JsonText | null | undefined, JsonText | null>;
// A uuid; by default the database creates it.
export type Id = Generated<string>;
export type Count = ColumnType<number, number | undefined, number>;
