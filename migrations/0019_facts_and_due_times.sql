CREATE TABLE `direct_channels` (
	`person` text PRIMARY KEY NOT NULL,
	`channel` text,
	`closed_at` integer,
	`told` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `direct_queue` (
	`person` text NOT NULL,
	`kind` text NOT NULL,
	`game` integer NOT NULL,
	`at` integer NOT NULL,
	`try_at` integer NOT NULL,
	`nonce` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`person`, `kind`, `game`)
);
--> statement-breakpoint
CREATE INDEX `direct_queue_try` ON `direct_queue` (`try_at`);--> statement-breakpoint
ALTER TABLE `dailies` ADD `try_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `dailies` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `dailies_try` ON `dailies` (`try_at`);--> statement-breakpoint
ALTER TABLE `events` ADD `replaced` text;--> statement-breakpoint
ALTER TABLE `events` ADD `replaced_by` text;--> statement-breakpoint
ALTER TABLE `games` ADD `hinted` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `due_since` integer;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `act_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `show_at` integer DEFAULT 0;--> statement-breakpoint
CREATE INDEX `tournaments_act` ON `tournaments` (`stage`,`act_at`);--> statement-breakpoint
CREATE INDEX `tournaments_show` ON `tournaments` (`show_at`);--> statement-breakpoint
ALTER TABLE `winter_hours` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `winter_hours_try` ON `winter_hours` (`lease_until`);