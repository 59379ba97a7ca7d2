import type { ColumnType, Generated } from 'kysely';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

declare const isJsonText: unique symbol;

// JSON as text, made by `json`: what a column of JSON is written with, so that both drivers store the same.
export type JsonText = string & { readonly [isJsonText]: true };

export const json = (value: Json): JsonText => JSON.stringify(value) as JsonText;

// ISO 8601 in UTC with milliseconds; the database's clock where it is left out.
export type Time = ColumnType<string, string | undefined, string>;
export type TimeOrNull = ColumnType<string | null, string | null | undefined, string | null>;
export type JsonColumn = ColumnType<Json, JsonText, JsonText>;
export type JsonOrNull = ColumnType<Json, JsonText | null | undefined, JsonText | null>;
// A uuid; the database makes one where it is left out.
export type Id = Generated<string>;
export type Count = ColumnType<number, number | undefined, number>;
