-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "origins" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- A key that may stand in a page reads no stored game.
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_scope_check";
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_scope_check" CHECK ("scope" IN ('ask', 'read', 'write', 'admin'));
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_origins_check" CHECK ("scope" = 'ask' OR cardinality("origins") = 0);
