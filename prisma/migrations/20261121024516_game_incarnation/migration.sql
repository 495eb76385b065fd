-- AlterTable
ALTER TABLE "games" ADD COLUMN     "incarnation" UUID NOT NULL DEFAULT gen_random_uuid();
